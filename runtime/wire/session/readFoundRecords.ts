import { listOf, number, object, type Shape, text } from '../shape.ts';
import type { FoundRecord, FoundRecords } from './FoundRecord.ts';

/** The answer of find. */
export const foundRecords: Shape<FoundRecords> = object<FoundRecords>({
  records: listOf(object<FoundRecord>({ path: text, table: text, cnName: text, key: text, label: text })),
  left: number,
});
