import { schemaIssue } from '../../../../runtime/model/check/schemaIssue.ts';
import { isObject, type Json } from '../../../../runtime/model/schema/Json.ts';
import { preloadRenderers } from '../../../../runtime/store/shell/preloadRenderers.ts';
import type { PreviewKind } from '../PreviewKind.ts';
import { readTable } from '../readTable.ts';
import { rowOf } from '../recordOf.ts';
import sample from '../samples/table.json?raw';
import { TablePreview } from '../TablePreview.tsx';

/** A table: its list over the given rows, and its form. */
export const table: PreviewKind = {
  kind: 'table',
  label: 'playground.kind.table',
  aliases: ['list', 'grid'],
  sample,
  fits: (schema) => isObject(schema) && 'table' in schema && 'fields' in schema,
  async read(app, { schema, data }) {
    if (!isObject(schema))
      return { issues: [schemaIssue('schema.wrongType', 'schema#', { expected: 'object' })] };
    const { table: resolved, issues } = await readTable(app, schema);
    if (!resolved) return { issues };
    await app.renderers.ready();
    await preloadRenderers(app.renderers, { main: resolved, details: [] });
    const given: readonly Json[] = Array.isArray(data) ? data : data === undefined ? [] : [data];
    const rows = given.flatMap((one, at) =>
      // The grid identifies rows by their key.
      isObject(one) ? [rowOf(resolved, { [resolved.key]: at + 1, ...one })] : [],
    );
    const odd =
      rows.length === given.length ? [] : [schemaIssue('schema.wrongType', 'data#', { expected: 'object' })];
    return { issues: [...issues, ...odd], draw: () => <TablePreview table={resolved} rows={rows} /> };
  },
};
