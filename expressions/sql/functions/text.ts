import type { SqlExpression } from '../SqlExpression.ts';
import type { SqlPiece } from '../SqlPiece.ts';
import type { FunctionSql } from './FunctionSql.ts';

/** `cat`: `concat` also skips empty values. */
export const cat: FunctionSql = (operands, tools) => {
  const parts = operands.flatMap((operand, index) => [...(index > 0 ? [', '] : []), ...tools.text(operand)]);
  return { type: 'text', pieces: ['concat(', ...(parts.length === 0 ? ["''"] : parts), ')'] };
};

/** `substr` from a constant position, counted from the start. */
export const substr: FunctionSql = ([value, start, length], tools) => {
  const from = start?.literal;
  const count = length === undefined ? undefined : length.literal;
  if (value === undefined || !isCount(from) || (length !== undefined && !isCount(count)))
    return tools.refuse('substr');
  const until = count === undefined ? '' : ` for ${String(count)}`;
  return { type: 'text', pieces: ['substring(', ...tools.text(value), ` from ${from + 1}${until})`] };
};

/** `like`: the collation "C" folds A to Z only. */
export const like = alike('like', (text, part) => ['strpos(', ...text, ', ', ...part, ') > 0']);

/** `likeStart`. */
export const likeStart = alike('likeStart', (text, part) => ['starts_with(', ...text, ', ', ...part, ')']);

/** `likeEnd`: compares as many characters from the end as the part has. */
export const likeEnd = alike('likeEnd', (text, part) => [
  ...['right(', ...text, ', char_length(', ...part, ')) = '],
  ...part,
]);

function alike(
  name: string,
  holds: (text: readonly SqlPiece[], part: readonly SqlPiece[]) => readonly SqlPiece[],
): FunctionSql {
  return ([value, part], tools) => {
    if (value === undefined || part === undefined) return tools.refuse(name);
    const folded = (one: SqlExpression) => ['lower(', ...tools.text(one), ' collate "C")'];
    return {
      type: 'boolean',
      pieces: ['coalesce(', ...holds(folded(value), folded(part)), ', false)'],
    };
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31 - 1;
}
