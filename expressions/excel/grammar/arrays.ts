import type { Token } from '../../grammar/Token.ts';
import { Refusal } from '../../Refusal.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import { literal } from './literals.ts';
import type { ExcelParser } from './ParseState.ts';
import { unexpected } from './unexpected.ts';

/** Parses `{1,2;3,4}`: constants only, all rows as long as the first. */
export function readArray(parser: ExcelParser, open: Token): ExcelNode {
  const rows: ExcelNode[][] = [];
  do {
    const row: ExcelNode[] = [];
    do row.push(item(parser));
    while (parser.take(','));
    rows.push(row);
  } while (parser.take(';'));
  const { to } = parser.expect('}');
  if (rows.some((row) => row.length !== rows[0]?.length))
    throw new Refusal({
      code: 'uneven-array',
      message: 'The rows of an array have one length.',
      from: open.from,
      to,
    });
  return { kind: 'array', rows, from: open.from, to };
}

function item(parser: ExcelParser): ExcelNode {
  const { from } = parser.token;
  const negative = parser.take('-');
  const signed = negative || parser.take('+');
  const node = literal(parser.token, negative);
  // Only a number may follow a sign; names must be TRUE or FALSE.
  const fits = node !== undefined && (!signed || parser.token.type === 'number');
  if (!fits) throw unexpected(parser.token);
  parser.advance(false);
  return { ...node, from };
}
