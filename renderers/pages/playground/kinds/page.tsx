import { metaOf } from '../../../../runtime/model/check/kinds/metaOf.ts';
import { page as pageKind } from '../../../../runtime/model/check/kinds/page.ts';
import { migrate } from '../../../../runtime/model/check/migrations.ts';
import { prune } from '../../../../runtime/model/check/prune.ts';
import { schemaIssue, unknownName } from '../../../../runtime/model/check/schemaIssue.ts';
import { checkShape } from '../../../../runtime/model/check/shape.ts';
import { isObject } from '../../../../runtime/model/schema/Json.ts';
import type { PageSchema } from '../../../../runtime/model/schema/PageSchema.ts';
import { PagePreview } from '../PagePreview.tsx';
import type { PreviewKind } from '../PreviewKind.ts';
import sample from '../samples/page.json?raw';

/** Pages that would leave the playground or contain another one. */
const notHere = new Set(['login', 'playground']);

/** A page, drawn by its own renderer over real data with the user's rights. */
export const page: PreviewKind = {
  kind: 'page',
  label: 'playground.kind.page',
  sample,
  fits: (schema) => isObject(schema) && 'page' in schema,
  read(app, { schema }) {
    if (!isObject(schema))
      return { issues: [schemaIssue('schema.wrongType', 'schema#', { expected: 'object' })] };
    const migrated = migrate(pageKind, schema, 'schema#');
    if (!migrated.ok) return { issues: [migrated.issue] };
    const meta = metaOf(pageKind, app.fieldTypes);
    const issues = checkShape(meta, migrated.document, 'schema#');
    const usable = prune(meta, migrated.document) as PageSchema | undefined;
    if (!usable) return { issues };
    if (notHere.has(usable.page))
      return {
        issues: [...issues, schemaIssue('playground.notHere', 'schema#/page', { name: usable.page })],
      };
    const types = app.renderers.all('page').map((look) => look.type);
    const unknown = types.includes(usable.page)
      ? []
      : [
          unknownName('shell.rendererUnknown', 'schema#/page', usable.page, types, {
            slot: app.t('shell.slot.page'),
            type: usable.page,
          }),
        ];
    return { issues: [...issues, ...unknown], draw: () => <PagePreview page={usable} /> };
  },
};
