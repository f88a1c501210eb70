import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';

/** What tells records of a table apart in one line besides their name. */
export type FactKind = 'party' | 'date' | 'state' | 'amount';

type Matches = (field: ResolvedField, catalog: SchemaCatalog) => boolean;

/** Cells that show a state. */
const stateCells: ReadonlySet<string> = new Set(['tag', 'status']);

/** A chosen record of another table, such as the customer. */
const isParty: Matches = ({ dataKey, stamp }, catalog) =>
  stamp === undefined && catalog.bundle.dictionaries.get(dataKey ?? '')?.source !== undefined;

/** How a kind is found in a schema; better matches stand first. */
const matchers: Readonly<Record<FactKind, readonly Matches[]>> = {
  party: [(field, catalog) => field.required === true && isParty(field, catalog), isParty],
  date: [
    ({ columnType, importance }) => columnType === 'date' && importance === 'main',
    ({ columnType, stamp }) => columnType === 'date' && !stamp,
    ({ stamp }) => stamp === 'createTime',
  ],
  state: [({ dataKey, cell }) => dataKey !== undefined && stateCells.has(cell ?? '')],
  // Among the totals of a document the grand total stands last.
  amount: [
    ({ summary, importance }) => summary === true && importance === 'main',
    ({ currencyField }) => currencyField !== undefined,
    ({ summary }) => summary === true,
  ],
};

/** The fields of a table that hold these facts, in this order, as far as the user may read them. */
export const factFields = (
  catalog: SchemaCatalog,
  { fields, nameField }: ResolvedTable,
  readable: ReadonlySet<string>,
  kinds: readonly FactKind[],
): readonly ResolvedField[] => {
  const shown = fields.filter(
    ({ field, hidden }) => hidden !== true && field !== nameField && readable.has(field),
  );
  return kinds.flatMap((kind) => {
    for (const matches of matchers[kind]) {
      const found =
        kind === 'amount'
          ? shown.findLast((field) => matches(field, catalog))
          : shown.find((field) => matches(field, catalog));
      if (found !== undefined) return [found];
    }
    return [];
  });
};
