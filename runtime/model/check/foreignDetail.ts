import type { DetailSchema } from '../schema/TableSchema.ts';
import type { BundleDraft } from './kinds/BundleDraft.ts';

/**
 * A shipped table among the details of a published one, unless the shipped table of this name has it as its detail too.
 * Documents lend their rights to their rows, so a published one would open a table of the product. Undefined: none.
 */
export const foreignDetail = (
  { base }: Pick<BundleDraft, 'base'>,
  main: string,
  details: readonly Partial<DetailSchema>[],
): string | undefined => {
  const own = new Set((base.get(main)?.details ?? []).map(({ table }) => table));
  return details.flatMap(({ table = '' }) => (base.has(table) && !own.has(table) ? [table] : []))[0];
};
