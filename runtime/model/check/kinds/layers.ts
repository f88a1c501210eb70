import { hasMeaning } from '../../fields/reservedFields.ts';
import type { FieldPatch, Layer, LayerKind } from '../../fields/resolve/Layer.ts';
import { isObject } from '../../schema/Json.ts';
import { layerMeta } from '../meta/layerMeta.ts';
import { addLayers, draftLines } from './BundleDraft.ts';
import { hasTexts, misshapen, refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** Properties that a patch may not change: identity and key of the table, and that it is server-only. */
const identity = ['table', 'key', 'keyType', 'serverOnly'] as const;

/** Kind of field patches; `name` is the table. */
const layer = (kind: LayerKind): SchemaKind => ({
  name: kind,
  migrations: [],
  publishing: {
    meta: (types) => layerMeta(types.all),
    apply(draft, { name, version, patch }) {
      if (!draft.tables.has(name)) return refused('server.overlayNoTable', '', { table: name });
      if (!isObject(patch)) return misshapen(kind, name);
      const lines = Array.isArray(patch.fields) ? patch.fields : [];
      if (!lines.every((line) => hasTexts(line, 'field'))) return misshapen(kind, name, '/fields');
      const fields = lines as unknown as readonly FieldPatch[]; // checked before it was published
      const names = new Set(draftLines(draft, name).map(({ field }) => field));
      const dangling = fields.filter(
        ({ field, title, type }) => !names.has(field) && (title === undefined || type === undefined),
      );
      if (dangling.length > 0)
        return dangling.flatMap(({ field }) =>
          refused('server.overlayNoField', `/fields/${field}`, { table: name, field }),
        );
      const meant = fields.find(({ field }) => !names.has(field) && hasMeaning(field))?.field;
      if (meant !== undefined) return refused('server.overlayMeaning', `/fields/${meant}`, { name: meant });
      const says = isObject(patch.table) ? patch.table : undefined;
      const fixed = identity.find((property) => says?.[property] !== undefined);
      if (fixed !== undefined) return refused('server.overlayReserved', `/table/${fixed}`, { name: fixed });
      const known = new Set((draft.tables.get(name)?.details ?? []).map(({ table }) => table));
      const details = Array.isArray(says?.details) ? says.details : [];
      // A layer may change details, not add them: they take part in the rights of the table.
      const added = details.find((one) => !isObject(one) || !known.has(String(one.table)));
      if (added !== undefined)
        return refused('server.overlayDetail', '/table/details', {
          name: isObject(added) ? String(added.table) : '',
        });
      const table = says === undefined ? {} : { table: says as NonNullable<Layer['table']> };
      addLayers(draft, name, [{ kind, name: `${kind} ${version}`, fields, ...table }]);
      return [];
    },
  },
});

/** Changes of an extension over a table. */
export const extension = layer('extension');

/** Changes of a designer over a table. */
export const design = layer('design');

/** Changes of a designer that users' own designs do not change. */
export const globalDesign = layer('globalDesign');
