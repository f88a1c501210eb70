import { hasMeaning } from '../fields/reservedFields.ts';
import type { TableSchema } from '../schema/TableSchema.ts';
import type { BundleDraft } from './kinds/BundleDraft.ts';

/**
 * A field of a published table that the product would read by its meaning, and that neither a mixin of the table brings nor the
 * shipped table of this name has. Undefined: none.
 */
export const meaningfulField = (
  { base, mixins }: Pick<BundleDraft, 'base' | 'mixins'>,
  name: string,
  { fields, mixins: named = [] }: Pick<TableSchema, 'fields' | 'mixins'>,
): string | undefined => {
  const own = [
    ...(base.get(name)?.fields ?? []),
    ...named.flatMap((mixin) => mixins.get(mixin)?.fields ?? []),
  ].map(({ field }) => field);
  return fields.find(({ field }) => hasMeaning(field) && !own.includes(field))?.field;
};
