import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** The columns that facts of rows need: the key, their fields, and the currencies of amounts as far as readable. */
export const factColumns = (
  { key }: Pick<ResolvedTable, 'key'>,
  answered: ReadonlySet<string>,
  fields: readonly ResolvedField[],
): ReadonlySet<string> => {
  const currencies = fields.flatMap(({ currencyField }) => currencyField ?? []);
  return new Set([
    key,
    ...fields.map(({ field }) => field),
    ...currencies.filter((currency) => answered.has(currency)),
  ]);
};
