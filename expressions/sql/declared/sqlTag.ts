import { plainText } from '../../numbers/plainText.ts';
import type { SqlPiece } from '../SqlPiece.ts';
import { SqlFragment, type SqlTag } from './SqlFragment.ts';

/** Words allowed in fragments. All are pure, so no fragment reads a table, the clock or the session. */
const words: ReadonlySet<string> = new Set(
  [
    'and or not is null true false distinct between in case when then else end cast as from for',
    'numeric integer bigint text date timestamp boolean interval extract year month day hour minute second',
    'coalesce nullif greatest least abs ceil floor round trunc sign sqrt power exp ln log mod div trim_scale',
    'lower upper trim btrim ltrim rtrim length char_length substring left right replace position strpos',
    'concat lpad rpad starts_with split_part reverse make_date',
  ].flatMap((line) => line.split(' ')),
);

const TEXT = /^[a-z0-9_ \n\t(),.+\-*/%<>=|]*$/;
/** Comments, which are refused because they would hide the text after them. */
const COMMENT = /--|\/\*|\*\//;

/** The tag with which functions build their SQL. */
export const sqlTag: SqlTag = (text, ...values) => {
  // A real template is frozen; an array created at run time is not.
  if (!Array.isArray(text.raw) || !Object.isFrozen(text))
    throw new Error('SQL must be written as a template');
  return new SqlFragment([
    '(',
    ...text.flatMap((part, at): readonly SqlPiece[] => {
      const value = values[at];
      return [checked(part), ...(at < values.length && value !== undefined ? piecesOf(value) : [])];
    }),
    ')',
  ]);
};

function checked(part: string): string {
  if (!TEXT.test(part) || COMMENT.test(part))
    throw new Error(`SQL may not hold ${JSON.stringify(part)}; write values in \${...}`);
  for (const word of part.match(/[a-z_][a-z0-9_]*/g) ?? [])
    if (!words.has(word)) throw new Error(`SQL may not use ${word}`);
  return part;
}

function piecesOf(value: SqlFragment | number | string | boolean): readonly SqlPiece[] {
  if (value instanceof SqlFragment) return value.pieces;
  if (typeof value === 'boolean') return [String(value)];
  if (typeof value === 'string') return ['cast(', { value }, ' as text)'];
  if (!Number.isFinite(value)) throw new Error('SQL takes finite numbers');
  return ['cast(', { value: plainText(value) }, ' as numeric)'];
}
