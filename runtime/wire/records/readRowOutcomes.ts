import { bool, listOf, object, or, type Shape, text } from '../shape.ts';
import type { RowOutcome } from './RowOutcome.ts';

/** Rows of an answer, or of a refusal's `data`. */
export const rowOutcomes: Shape<readonly RowOutcome[]> = listOf(
  object<Omit<RowOutcome, 'status'>>({ key: text, ok: bool, message: or(text, '') }),
  1000,
);
