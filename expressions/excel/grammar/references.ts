import type { Token } from '../../grammar/Token.ts';
import { nearest } from '../../jsonLogic/nearest.ts';
import { Refusal } from '../../Refusal.ts';
import type { ExcelNode, RangeNode } from '../ExcelNode.ts';
import { cellName, cellOf, columnName, columnOf, LAST_COLUMN, LAST_ROW } from './cells.ts';
import type { ExcelParser, ParseState } from './ParseState.ts';

/** Maximum cells of a range to list as reads. Larger ranges read their name and `*`. */
const LISTED_CELLS = 256;

/** Parses `[标题]`, `[code]`, `[明细.数量]`. */
export function readField(parser: ExcelParser, token: Token): ExcelNode {
  return fieldNode(parser.state, codeOf(parser.state, String(token.value), token), token);
}

/** Parses a bare name: a field, a cell or the first cell of a range. */
export function readName(parser: ExcelParser, token: Token): ExcelNode {
  const name = String(token.value);
  const { state } = parser;
  const slot = state.slotOf(name);
  if (slot !== undefined) return { kind: 'local', name, slot, from: token.from, to: token.to };
  if (state.fields !== undefined) return fieldNode(state, codeOf(state, name, token), token);
  if (parser.token.type === ':' && columnOf(name) !== undefined) return readColumns(parser, token);
  const rows = readRows(parser, token);
  if (rows !== undefined) return rows;
  if (cellOf(name) === undefined) {
    const dot = name.indexOf('.');
    if (dot > 0) return fieldNode(state, name, token);
    state.read(name);
    return { kind: 'name', name, from: token.from, to: token.to };
  }
  if (parser.token.type === ':') return readRange(parser, token);
  const cell = name.replaceAll('$', '').toUpperCase();
  state.read(cell);
  return { kind: 'cell', name: cell, from: token.from, to: token.to };
}

function readRange(parser: ExcelParser, first: Token): ExcelNode {
  parser.advance(true);
  const last = endOf(parser);
  const a = cellOf(String(first.value));
  const b = cellOf(String(last.value));
  if (a === undefined || b === undefined) throw noCell(last, 'B2');
  const top = Math.min(a.row, b.row);
  const bottom = Math.max(a.row, b.row);
  const left = Math.min(a.column, b.column);
  const right = Math.max(a.column, b.column);
  return rangeNode(parser.state, { top, left, bottom, right, from: first.from, to: last.to });
}

/** Parses `A:C`: whole columns, down to the last data. */
function readColumns(parser: ExcelParser, first: Token): ExcelNode {
  parser.advance(true);
  const last = parser.expect('name');
  const a = columnOf(String(first.value));
  const b = columnOf(String(last.value));
  if (a === undefined || b === undefined) throw noCell(last, 'B');
  const left = Math.min(a, b);
  const right = Math.max(a, b);
  const name = `${columnName(left)}:${columnName(right)}`;
  parser.state.read(name);
  parser.state.read('*');
  return { kind: 'range', name, top: 1, left, bottom: LAST_ROW, right, from: first.from, to: last.to };
}

/**
 * Parses `2:3`, `$2:$2`: whole rows, up to the last data on the right. Undefined when no such range starts
 * here.
 */
export function readRows(parser: ExcelParser, first: Token): ExcelNode | undefined {
  const a = rowOf(first);
  if (a === undefined || parser.token.type !== ':' || parser.state.fields !== undefined) return undefined;
  parser.advance(true);
  const last = rowToken(parser);
  const b = rowOf(last);
  if (b === undefined) throw noCell(last, '3');
  const top = Math.min(a, b);
  const bottom = Math.max(a, b);
  const name = `${top}:${bottom}`;
  parser.state.read(name);
  parser.state.read('*');
  return { kind: 'range', name, top, left: 1, bottom, right: LAST_COLUMN, from: first.from, to: last.to };
}

function rowToken(parser: ExcelParser): Token {
  return parser.token.type === 'number' ? parser.advance(false) : parser.expect('name');
}

/** The row number of `2` or `$2`. */
function rowOf({ value }: Token): number | undefined {
  const digits = /^\$?(\d{1,7})$/.exec(String(value))?.[1];
  const row = Number(digits ?? 0);
  return row >= 1 && row <= LAST_ROW ? row : undefined;
}

/** Parses the end of a range, a written cell. Refuses the result of a function (`B2:INDEX(...)`). */
function endOf(parser: ExcelParser): Token {
  const last = parser.expect('name');
  if (parser.token.type !== '(') return last;
  throw new Refusal({
    code: 'refused-range',
    message: `A range ends at a cell, not at what ${String(last.value)} finds.`,
    params: { name: String(last.value) },
    from: last.from,
    to: last.to,
  });
}

function noCell({ value, from, to }: Token, expected: string): Refusal {
  return new Refusal({
    code: 'unexpected-token',
    message: `${value} is no cell.`,
    params: { found: String(value), expected },
    from,
    to,
  });
}

/** Creates a range from its corners and records its cells as reads. */
export function rangeNode(state: ParseState, place: Omit<RangeNode, 'kind' | 'name'>): RangeNode {
  const { top, left, bottom, right } = place;
  const name = `${cellName(top, left)}:${cellName(bottom, right)}`;
  state.read(name);
  if ((bottom - top + 1) * (right - left + 1) <= LISTED_CELLS)
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) state.read(cellName(row, column));
  else state.read('*');
  return { kind: 'range', name, ...place };
}

function fieldNode(state: ParseState, code: string, { from, to }: Token): ExcelNode {
  state.read(code);
  const dot = code.indexOf('.');
  // `$main.Rate` is a field of another record, not a detail column.
  if (dot <= 0 || code.startsWith('$')) return { kind: 'field', name: code, from, to };
  state.columns = true;
  return { kind: 'column', table: code.slice(0, dot), column: code.slice(dot + 1), from, to };
}

/** Finds the code of a field by its name in the formula. Without known fields every name is a code. */
function codeOf(state: ParseState, name: string, { from, to }: Token): string {
  if (state.fields === undefined) return name;
  const found = state.fields.find(name);
  if (found !== undefined && 'code' in found) return found.code;
  if (found !== undefined) {
    const codes = found.ambiguous.join(', ');
    const message = `Several fields are called ${name}: ${codes}.`;
    throw new Refusal({ code: 'ambiguous-field', message, params: { name, codes }, from, to });
  }
  const columns = state.fields.columnsOf(name);
  if (columns.length > 0) throw wholeDetail(name, columns, from, to);
  const suggestion = nearest(name, state.fields.names());
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  throw new Refusal({
    code: 'unknown-field',
    message: `There is no field ${name}.${meant}`,
    params: { name, ...(suggestion === undefined ? {} : { suggestion }) },
    from,
    to,
  });
}

/** Refuses a whole detail: users do not see an order of its columns, so formulas must name them. */
function wholeDetail(
  name: string,
  [first = '', second = first]: readonly string[],
  from: number,
  to: number,
) {
  const example = `XLOOKUP(x, [${first}], [${second}])`;
  return new Refusal({
    code: 'whole-detail',
    message: `${name} is a whole detail table: name the columns, as in ${example}.`,
    params: { name, example },
    from,
    to,
  });
}
