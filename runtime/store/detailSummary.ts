import { isNumeric, sum } from '../../expressions/index.ts';
import type { ResolvedTable } from '../model/ResolvedTable.ts';
import type { Row } from '../model/Row.ts';

/** Exact totals of a detail table's summary fields as texts for its footer; undefined when none has one. */
export function detailSummary(
  table: ResolvedTable,
  rows: readonly Row[],
): Readonly<Record<string, string>> | undefined {
  const summed = table.fields.filter((field) => field.summary);
  if (summed.length === 0) return undefined;
  const texts: Record<string, string> = {};
  for (const field of summed) {
    const values = rows.flatMap((row) => {
      const value = row[field.field];
      return (typeof value === 'number' || typeof value === 'string') && isNumeric(value) ? [value] : [];
    });
    const total = sum(values);
    texts[field.field] = total === null ? '' : field.kind.format(total, field);
  }
  return texts;
}
