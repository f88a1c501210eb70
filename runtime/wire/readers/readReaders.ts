import { listOf, number, object, type Shape, text } from '../shape.ts';
import type { ReadersAnswer, RecordReader } from './Readers.ts';

/** The answer of `readers`. */
export const readersAnswer: Shape<ReadersAnswer> = object<ReadersAnswer>({
  readers: listOf(object<RecordReader>({ name: text, at: text })),
  waiting: listOf(text),
  total: object<ReadersAnswer['total']>({ readers: number, waiting: number }),
});
