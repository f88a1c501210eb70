import type { UnitWord } from '../../../runtime/model/fields/measuredText.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { totalOf, totalsByMeasure } from '../../../runtime/model/fields/totalsByMeasure.ts';
import { totalText } from '../../../runtime/model/fields/totalText.ts';
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
 * columns with a total when none of them is main. Those of several currencies or units stand side by side.
 */
export function footSums(
  table: Pick<ResolvedTable, 'fields'>,
  totals: Row,
  selected: readonly Row[],
  locale: Locale,
  word: UnitWord,
): readonly FootSum[] {
  const summed = table.fields.filter(({ summary, hidden }) => summary && !hidden);
  const main = summed.filter(({ importance }) => importance === 'main');
  return (main.length > 0 ? main : summed).flatMap((field) => {
    const total = selected.length > 0 ? totalOf(totalsByMeasure(field, selected)) : totals[field.field];
    const text = totalText(total ?? null, field, locale, word);
    return text === '' ? [] : [{ field: field.field, title: field.title, text }];
  });
}
