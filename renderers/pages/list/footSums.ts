import { isNumeric, sum } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** One total in the foot line. */
interface FootSum {
  readonly field: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Totals for the foot line: of the selected rows, or the list's own without a selection. Main columns only, or all
 * columns with a total when none of them is main.
 */
export function footSums(
  table: Pick<ResolvedTable, 'fields'>,
  totals: Row,
  selected: readonly Row[],
  locale: Locale,
): readonly FootSum[] {
  const summed = table.fields.filter(({ summary, hidden }) => summary && !hidden);
  const main = summed.filter(({ importance }) => importance === 'main');
  return (main.length > 0 ? main : summed).flatMap((field) => {
    const values = selected.map((row) => row[field.field] ?? null);
    const total = selected.length > 0 ? sum(values.filter(isAmount)) : totals[field.field];
    if (total === undefined || total === null) return [];
    return [{ field: field.field, title: field.title, text: field.kind.format(total, field, locale) }];
  });
}

const isAmount = (value: unknown): value is number | string => isNumeric(value);
