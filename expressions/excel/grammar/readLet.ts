import type { Token } from '../../grammar/Token.ts';
import { Refusal } from '../../Refusal.ts';
import type { ExcelNode, LetNode } from '../ExcelNode.ts';
import { cellOf, columnOf } from './cells.ts';
import type { ExcelParser } from './ParseState.ts';
import { scan } from './scan.ts';
import { unexpected } from './unexpected.ts';

/** Maximum number of names, as in Excel. */
const MOST = 126;

/** Parses the arguments of LET; the current token is the opening parenthesis. */
export function readLet(parser: ExcelParser, name: Token): LetNode {
  const { state } = parser;
  const outer = state.locals.length;
  parser.advance(true);
  const bindings: { slot: number; name: string; value: ExcelNode }[] = [];
  while (bindings.length === 0 || bindsNext(parser)) {
    const token = nameToken(parser, name, bindings.length);
    const value = parser.expression(0);
    bindings.push({ slot: state.bind(token), name: token, value });
    parser.expect(',', true);
  }
  const body = parser.expression(0);
  const { to } = parser.expect(')');
  state.locals.length = outer;
  return { kind: 'let', bindings, body, from: name.from, to };
}

/** True when a name and a comma follow: another binding, because the calculation ends the call. */
function bindsNext(parser: ExcelParser): boolean {
  const { type, to } = parser.token;
  return type === 'name' && scan(parser.source, to).type === ',';
}

/** Parses a name to bind and its comma; refuses names of cells and columns. */
function nameToken(parser: ExcelParser, call: Token, bound: number): string {
  const { token } = parser;
  const name = String(token.value);
  if (bound >= MOST) throw tooMany(call, parser.token);
  const isPlace = cellOf(name) !== undefined || (columnOf(name) !== undefined && name.includes('$'));
  if (token.type !== 'name' || isPlace || name.includes('.')) throw unexpected(token, 'x');
  parser.advance(false);
  parser.expect(',', true);
  return name;
}

function tooMany({ from }: Token, { to }: Token): Refusal {
  return new Refusal({
    code: 'argument-count',
    message: `LET takes at most ${MOST} names.`,
    params: { name: 'LET', least: 3, most: 2 * MOST + 1, given: 2 * MOST + 3 },
    from,
    to,
  });
}
