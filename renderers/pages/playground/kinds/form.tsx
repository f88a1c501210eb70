import { schemaIssue } from '../../../../runtime/model/check/schemaIssue.ts';
import { isObject } from '../../../../runtime/model/schema/Json.ts';
import { preloadRenderers } from '../../../../runtime/store/shell/preloadRenderers.ts';
import { FormPreview } from '../FormPreview.tsx';
import type { PreviewKind } from '../PreviewKind.ts';
import { readTable } from '../readTable.ts';
import { recordOf } from '../recordOf.ts';
import sample from '../samples/form.json?raw';
import { jsonSchema } from './jsonSchema.tsx';

/** A form: a table schema, or only its `fields`, also as a bare list. Draws a JSON Schema as a form too. */
export const form: PreviewKind = {
  kind: 'form',
  label: 'playground.kind.form',
  sample,
  fits: () => false,
  async read(app, input) {
    const { schema } = input;
    if (jsonSchema.fits(schema)) return jsonSchema.read(app, input);
    const isList = Array.isArray(schema);
    if (!isList && !isObject(schema))
      return { issues: [schemaIssue('schema.wrongType', 'schema#', { expected: 'object | array' })] };
    const said = isList ? { fields: schema } : schema;
    const document = {
      format: 1,
      table: 'Preview',
      cnName: app.t('playground.kind.form'),
      key: 'Preview_Id',
      ...said,
    };
    const { table, issues } = await readTable(app, document);
    // The text of a bare list has no property `fields`.
    const placed = isList
      ? issues.map((issue) => ({ ...issue, path: issue.path.replace(/^schema#\/fields/, 'schema#') }))
      : issues;
    if (!table) return { issues: placed };
    await app.renderers.ready();
    await preloadRenderers(app.renderers, { main: table, details: [] });
    const record = recordOf(table, input.data);
    return {
      issues: [...placed, ...record.issues],
      draw: () => <FormPreview table={table} row={record.row} />,
    };
  },
};
