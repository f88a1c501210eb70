import { listOf, maybe, number, object, type Shape } from '../shape.ts';
import { type CountsAnswer, countLimits } from './Counts.ts';

const counted: Shape<number | null> = (value, path) => maybe(number)(value, path) ?? null;

/** The answer of `Counts`. */
export const countsAnswer: Shape<CountsAnswer> = object<CountsAnswer>({
  counts: listOf(counted, countLimits.queries),
});
