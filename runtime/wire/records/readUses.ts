import { bool, listOf, number, object, type Shape, text } from '../shape.ts';
import type { RecordUse, UsedRecord, UsesAnswer } from './Uses.ts';

const use: Shape<RecordUse> = object<RecordUse>({
  title: text,
  fieldTitle: text,
  isDocument: bool,
  count: number,
  names: listOf(text, 10),
});

const record: Shape<UsedRecord> = object<UsedRecord>({
  table: text,
  key: text,
  name: text,
  uses: listOf(use, 1000),
});

/** The answer of `Uses`. */
export const usesAnswer: Shape<UsesAnswer> = object<UsesAnswer>({ records: listOf(record, 100) });
