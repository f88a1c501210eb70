import type { Frame } from '../../../evaluate/Frame.ts';
import { toBoolean } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import type { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { asMatrix, type Line, linesOf, matrixOfLines } from './lines.ts';
import { sortedLines } from './sortedLines.ts';
import { uniqueLines } from './uniqueLines.ts';

const lines = [
  { 客户: '甲', 金额: 30 },
  { 客户: '乙', 金额: 10 },
  { 客户: '甲', 金额: 20 },
];
const array = { name: 'array', takes: 'range' } as const;
const byColumn = { name: 'by_col', takes: 'boolean', optional: true } as const;

/** Functions that return whole rows or columns of a range. */
export const arrays: readonly ExcelFunction[] = [
  excelFunction({
    name: 'UNIQUE',
    category: 'lookup',
    summary: {
      zh: '去掉重复的行（或列）；也可只取恰好出现一次的。',
      en: 'Each row or column once, or only those that occur exactly once.',
    },
    parameters: [array, byColumn, { name: 'exactly_once', takes: 'boolean', optional: true }],
    result: 'list',
    examples: [
      { formula: '=TEXTJOIN("、", TRUE, UNIQUE([明细.客户]))', data: { 明细: lines }, value: '甲、乙' },
      { formula: '=UNIQUE({1;1;2})', value: [[1], [2]] },
      { formula: '=COUNTA(UNIQUE([明细.客户], FALSE, TRUE))', data: { 明细: lines }, value: 1 },
    ],
    run: (frame, given, acrossColumns = false, once = false) =>
      selected(frame, given, acrossColumns, (all) => uniqueLines(frame, all, once)),
  }),
  excelFunction({
    name: 'FILTER',
    category: 'lookup',
    summary: {
      zh: '只留下条件成立的行（或列）；一行都没有时可指定结果。',
      en: 'The rows or columns where a condition holds; takes a value for none.',
    },
    parameters: [
      array,
      { name: 'include', takes: 'range' },
      { name: 'if_empty', takes: 'lazy', optional: true },
    ],
    result: 'list',
    examples: [
      { formula: '=SUM(FILTER([明细.金额], [明细.客户]="甲"))', data: { 明细: lines }, value: 50 },
      { formula: '=FILTER([明细.金额], [明细.金额]>99, "没有")', data: { 明细: lines }, value: '没有' },
    ],
    run: (frame, given, include, empty) => {
      const condition = asMatrix(include);
      if (condition instanceof ExcelError) return condition;
      const matrix = asMatrix(given);
      if (matrix instanceof ExcelError) return matrix;
      const acrossColumns = condition.columns !== 1 || (condition.rows === 1 && matrix.rows !== 1);
      const count = acrossColumns ? matrix.columns : matrix.rows;
      if ((acrossColumns && condition.rows !== 1) || condition.cells.length !== count) return errors.value;
      const kept = truthsOf(frame, condition);
      if (kept instanceof ExcelError) return kept;
      const found = selected(frame, matrix, acrossColumns, (all) => all.filter((_line, at) => kept[at]));
      return found === errors.calculation && empty !== undefined ? empty() : found;
    },
  }),
  excelFunction({
    name: 'SORT',
    category: 'lookup',
    summary: {
      zh: '按某一列（或行）排序：1 升序，-1 降序。',
      en: 'Sorts rows by a column (or columns by a row): 1 ascending, -1 descending.',
    },
    parameters: [
      array,
      { name: 'sort_index', takes: 'integer', optional: true },
      { name: 'sort_order', takes: 'integer', optional: true },
      byColumn,
    ],
    result: 'list',
    examples: [
      { formula: '=INDEX(SORT([明细.金额], 1, -1), 1)', data: { 明细: lines }, value: 30 },
      { formula: '=SORT({3;1})', value: [[1], [3]] },
      { formula: '=TEXTJOIN(",", TRUE, SORT({3,1,2}, 1, 1, TRUE))', value: '1,2,3' },
    ],
    run: (frame, given, index = 1, order = 1, acrossColumns = false) => {
      const matrix = asMatrix(given);
      if (matrix instanceof ExcelError) return matrix;
      const most = acrossColumns ? matrix.rows : matrix.columns;
      if (index < 1 || index > most || (order !== 1 && order !== -1)) return errors.value;
      return selected(frame, matrix, acrossColumns, (all) => sortedLines(frame, all, index - 1, order));
    },
  }),
];

/** Builds a matrix of the chosen rows or columns; #CALC! when there are none. */
function selected(
  frame: Frame,
  value: ExcelValue,
  acrossColumns: boolean,
  choose: (lines: readonly Line[]) => readonly Line[],
): Matrix | ExcelError {
  const matrix = asMatrix(value);
  if (matrix instanceof ExcelError) return matrix;
  const chosen = choose(linesOf(frame, matrix, acrossColumns));
  return chosen.length === 0 ? errors.calculation : matrixOfLines(frame, chosen, acrossColumns);
}

function truthsOf(frame: Frame, { cells }: Matrix): readonly boolean[] | ExcelError {
  frame.charge(cells.length);
  frame.allocate(8 * cells.length);
  const truths: boolean[] = [];
  for (const cell of cells) {
    const truth = toBoolean(cell);
    if (truth instanceof ExcelError) return truth;
    truths.push(truth);
  }
  return truths;
}
