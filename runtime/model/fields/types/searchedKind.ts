import { dayOf } from '../columnTypes/dayText.ts';
import type { FieldType } from './FieldType.ts';

/** Kinds of column whose search picks days. */
const dated: ReadonlySet<string | undefined> = new Set(['date', 'datetime']);

/**
 * A date kind as searches and conditions use it: a day without a time stays a day, which means the whole day
 * of a time column. Other kinds stay the same.
 */
export function searchedKind(kind: FieldType): FieldType {
  if (!dated.has(kind.columnType)) return kind;
  return {
    ...kind,
    searched: true,
    parse(raw, field) {
      const day = field.columnType === 'datetime' ? dayOf(raw) : undefined;
      return day === undefined ? kind.parse(raw, field) : { ok: true, value: day };
    },
  };
}
