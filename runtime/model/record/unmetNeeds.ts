import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Row } from '../schema/Row.ts';
import type { Transition } from '../schema/TableSchema.ts';

/** Fields that a status button needs and the row lacks, in the button's order. */
export const lackingFields = (
  table: Pick<ResolvedTable, 'byName'>,
  { needs = [] }: Transition,
  row: Row,
): readonly ResolvedField[] =>
  needs.flatMap((name) => {
    const field = table.byName.get(name);
    return field?.kind.isEmpty(row[name] ?? null) ? [field] : [];
  });

/** Lacking fields that a user must fill in first: the server itself draws codes of number rules. */
export const unmetNeeds = (
  table: Pick<ResolvedTable, 'byName'>,
  transition: Transition,
  row: Row,
): readonly ResolvedField[] =>
  lackingFields(table, transition, row).filter(({ numberRule }) => numberRule === undefined);
