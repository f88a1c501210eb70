import { cellOf, LAST_ROW } from '../../../../expressions/excel/grammar/cells.ts';
import type { FormulaPiece, Reference, ReferenceRow } from './Reference.ts';

/** Functions that take ranges, such as SUM. Where rows are repeated, their argument `E8` becomes `E8:E20`. */
const listFunctions: ReadonlySet<string> = new Set(
  `SUM AVERAGE AVERAGEA COUNT COUNTA COUNTBLANK MAX MAXA MIN MINA PRODUCT SUMPRODUCT SUMSQ SUBTOTAL AGGREGATE MEDIAN MODE
  STDEV STDEVP STDEV.S STDEV.P VAR VARP VAR.S VAR.P GEOMEAN HARMEAN LARGE SMALL RANK RANK.EQ RANK.AVG PERCENTILE QUARTILE
  SUMIF SUMIFS COUNTIF COUNTIFS AVERAGEIF AVERAGEIFS MAXIFS MINIFS AND OR CONCAT TEXTJOIN INDEX MATCH XMATCH LOOKUP VLOOKUP
  XLOOKUP FILTER SORT UNIQUE ROWS FREQUENCY _XLFN.CONCAT _XLFN.TEXTJOIN _XLFN.MAXIFS _XLFN.MINIFS _XLFN.XLOOKUP
  _XLFN.STDEV.S _XLFN.STDEV.P _XLFN.VAR.S _XLFN.VAR.P`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

// The lexer of the product's formulas has no sheets, and reads what people type; this one reads what Excel stores.
const text = /"(?:[^"]|"")*"/y;
const prefix = /(?:'((?:[^']|'')+)'|([A-Za-z_\u0080-\uffff][\w.\u0080-\uffff]*))!/y;
const outside =
  /(?:'\[[^']*'|\[[^\]]*\][\w.\u0080-\uffff]*|[A-Za-z_][\w.]*:[A-Za-z_][\w.]*)!\$?\w+(?::\$?\w+)?/y;
const word = /[\w$.\\?\u0080-\uffff]+/y;
const rowWord = /^\$?\d{1,7}$/;
const cellWord = /^(\$?[A-Za-z]{1,3})(\$?)(\d{1,7})$/;

interface Cell extends ReferenceRow {
  readonly column: string;
}

const matchAt = (pattern: RegExp, formula: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(formula);
};

const cellAt = (found: string): Cell | undefined => {
  const parts = cellWord.exec(found);
  if (parts === null || cellOf(found) === undefined) return undefined;
  return { column: parts[1] ?? '', isFixed: parts[2] === '$', row: Number(parts[3]) };
};

const rowAt = (found: string): ReferenceRow | undefined => {
  const row = Number(found.replace('$', ''));
  return rowWord.test(found) && row >= 1 && row <= LAST_ROW
    ? { row, isFixed: found.startsWith('$') }
    : undefined;
};

/** Text in brackets, which may be nested: columns of Excel's own tables. */
const bracketed = (formula: string, at: number): number => {
  let depth = 0;
  for (let end = at; end < formula.length; end += 1) {
    if (formula[end] === '[') depth += 1;
    if (formula[end] === ']') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return formula.length;
};

class FormulaScan {
  readonly pieces: FormulaPiece[] = [];
  readonly #formula: string;
  /** Functions whose arguments are being read; empty: a bracket. */
  readonly #calls: string[] = [];
  #at = 0;
  #name = '';

  constructor(formula: string) {
    this.#formula = formula;
  }

  run(): readonly FormulaPiece[] {
    while (this.#at < this.#formula.length) this.#step();
    return this.pieces;
  }

  #step(): void {
    const sign = this.#formula[this.#at] ?? '';
    const quoted = matchAt(text, this.#formula, this.#at) ?? matchAt(outside, this.#formula, this.#at);
    if (quoted !== null) this.#take(quoted[0]);
    else if (sign === '[') this.#take(this.#formula.slice(this.#at, bracketed(this.#formula, this.#at)));
    else if (!this.#reference() && !this.#word()) {
      if (sign === '(') this.#calls.push(this.#name);
      if (sign === ')') this.#calls.pop();
      this.#take(sign);
    }
  }

  #take(taken: string): void {
    this.pieces.push(taken);
    this.#at += taken.length;
    this.#name = '';
  }

  #word(): boolean {
    const found = matchAt(word, this.#formula, this.#at)?.[0];
    if (found === undefined) return false;
    this.#take(found);
    this.#name = found;
    return true;
  }

  #reference(): boolean {
    const sheet = matchAt(prefix, this.#formula, this.#at);
    const from = this.#at + (sheet?.[0].length ?? 0);
    const first = matchAt(word, this.#formula, from)?.[0];
    if (first === undefined) return false;
    const after = from + first.length;
    const second = this.#formula[after] === ':' ? matchAt(word, this.#formula, after + 1)?.[0] : undefined;
    const name = sheet === null ? undefined : (sheet[1]?.replaceAll("''", "'") ?? sheet[2]);
    const reads =
      second === undefined || this.#formula[after + 1 + second.length] === '(' ? undefined : second;
    const range = reads === undefined ? undefined : rangeOf(name, first, reads);
    if (range !== undefined && reads !== undefined) return this.#push(range, after + 1 + reads.length);
    const cell = cellAt(first);
    if (cell === undefined || this.#formula[after] === '(') return false;
    const isList = this.#isWholeArgument(after);
    return this.#push(
      { sheet: name, columns: [cell.column, cell.column], start: cell, end: undefined, isList },
      after,
    );
  }

  #push(reference: Reference, end: number): boolean {
    this.pieces.push(reference);
    this.#at = end;
    this.#name = '';
    return true;
  }

  #isWholeArgument(after: number): boolean {
    if (!listFunctions.has((this.#calls.at(-1) ?? '').toUpperCase())) return false;
    const before = this.#formula.slice(0, this.#at).trimEnd().at(-1);
    const next = this.#formula.slice(after).trimStart()[0];
    return (before === '(' || before === ',') && (next === ')' || next === ',');
  }
}

const inOrder = <Row extends ReferenceRow>(a: Row, b: Row): readonly [Row, Row] =>
  a.row <= b.row ? [a, b] : [b, a];

const rangeOf = (sheet: string | undefined, first: string, last: string): Reference | undefined => {
  const [cell, otherCell] = [cellAt(first), cellAt(last)];
  if (cell !== undefined && otherCell !== undefined) {
    const [start, end] = inOrder(cell, otherCell);
    return { sheet, columns: [start.column, end.column], start, end, isList: true };
  }
  const [row, otherRow] = [rowAt(first), rowAt(last)];
  if (row === undefined || otherRow === undefined) return undefined;
  const [start, end] = inOrder(row, otherRow);
  return { sheet, columns: ['', ''], start, end, isList: true };
};

/** Splits a formula, without its `=`, into references and the texts between them. Never refuses. */
export const scanFormula = (formula: string): readonly FormulaPiece[] => new FormulaScan(formula).run();
