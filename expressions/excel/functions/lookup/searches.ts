import type { Frame } from '../../../evaluate/Frame.ts';
import { compareScalars, numeric } from '../../values/compareScalars.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { exactIndex, floorIndex } from './found.ts';
import { asMatrix, lineOf } from './lines.ts';

const prices = {
  'A1:B3': [
    ['M6', 0.12],
    ['M8', 0.18],
    ['P1', 0.05],
  ],
  'A1:A3': [['M6'], ['M8'], ['P1']],
  'B1:B3': [[0.12], [0.18], [0.05]],
};

/** Lookups with separate lines to search and to return from. */
export const searches: readonly ExcelFunction[] = [
  excelFunction({
    name: 'XLOOKUP',
    category: 'lookup',
    summary: {
      zh: '在一列（行）中查找，返回另一列（行）同一位置的值；找不到时可指定结果。',
      en: 'Finds a value in one line and answers the same place of another; takes a value for no match.',
    },
    parameters: [
      { name: 'lookup_value', takes: 'scalar' },
      { name: 'lookup_array', takes: 'range' },
      { name: 'return_array', takes: 'range' },
      { name: 'if_not_found', takes: 'lazy', optional: true },
      { name: 'match_mode', takes: 'integer', optional: true },
      { name: 'search_mode', takes: 'integer', optional: true },
    ],
    result: 'any',
    examples: [
      { formula: '=XLOOKUP("M8", A1:A3, B1:B3)', data: prices, value: 0.18 },
      { formula: '=XLOOKUP("M9", A1:A3, B1:B3, "没有")', data: prices, value: '没有' },
      {
        formula: '=XLOOKUP([产品], [明细.编码], [明细.单价])',
        data: {
          产品: 'P1',
          明细: [
            { 编码: 'M6', 单价: 0.12 },
            { 编码: 'P1', 单价: 0.05 },
          ],
        },
        value: 0.05,
      },
    ],
    run: (frame, wanted, lookup, answers, missing, mode = 0, direction = 1) => {
      const searched = asMatrix(lookup);
      const given = asMatrix(answers);
      if (searched instanceof ExcelError) return searched;
      if (given instanceof ExcelError) return given;
      const byRow = searched.columns === 1 && given.rows === searched.rows;
      if (!byRow && (searched.rows !== 1 || given.columns !== searched.columns)) return errors.value;
      const find = finders.get(mode);
      if (find === undefined || !directions.has(direction)) return errors.value;
      const reversed = direction === -1;
      frame.charge(searched.cells.length);
      frame.allocate(reversed ? 16 * searched.cells.length : 0);
      const at = find(frame, wanted, reversed ? [...searched.cells].reverse() : searched.cells);
      if (at < 0) return missing === undefined ? errors.missing : missing();
      return lineOf(frame, given, reversed ? searched.cells.length - 1 - at : at, !byRow);
    },
  }),
  excelFunction({
    name: 'LOOKUP',
    category: 'lookup',
    summary: {
      zh: '在升序的一行（列）中查找不大于查找值的最后一个，返回结果区域同一位置的值。',
      en: 'Finds the last value not above the wanted one in ascending order and answers the same place.',
    },
    parameters: [
      { name: 'lookup_value', takes: 'scalar' },
      { name: 'lookup_vector', takes: 'range' },
      { name: 'result_vector', takes: 'range', optional: true },
    ],
    result: 'any',
    examples: [
      { formula: '=LOOKUP(4.19, {4.14,4.19,5.17}, {"红","橙","黄"})', value: '橙' },
      { formula: '=LOOKUP(85, {0,60,90;"不及格","及格","优"})', value: '及格' },
    ],
    run: (frame, wanted, lookup, results) => {
      const table = asMatrix(lookup);
      if (table instanceof ExcelError) return table;
      const across = table.columns > table.rows;
      const last = across ? table.rows - 1 : table.columns - 1;
      const answers = results === undefined ? lineOf(frame, table, last, !across) : asMatrix(results);
      if (answers instanceof ExcelError) return answers;
      if (answers.rows !== 1 && answers.columns !== 1) return errors.missing;
      const at = floorIndex(frame, wanted, lineOf(frame, table, 0, !across).cells);
      return at < 0 || at >= answers.cells.length ? errors.missing : (answers.cells[at] ?? null);
    },
  }),
];

type Finder = (frame: Frame, wanted: ExcelScalar, cells: readonly ExcelScalar[]) => number;

/** Search modes of XLOOKUP: from either end, also for sorted lines, where both ends give the same result. */
const directions: ReadonlySet<number> = new Set([1, -1, 2, -2]);

/** Match modes of XLOOKUP. */
const finders: ReadonlyMap<number, Finder> = new Map<number, Finder>([
  [0, (_frame, wanted, cells) => cells.findIndex((cell) => isSame(cell, wanted))],
  [-1, (_frame, wanted, cells) => nearest(cells, wanted, -1)],
  [1, (_frame, wanted, cells) => nearest(cells, wanted, 1)],
  [2, exactIndex],
]);

/** Equality without wildcards; blank equals blank. */
function isSame(cell: ExcelScalar, wanted: ExcelScalar): boolean {
  return wanted === null ? cell === null || cell === '' : orderOf(cell, wanted) === 0;
}

/**
 * Index of the first equal cell, else of the nearest on one side: `side` -1 is below the wanted value, 1
 * above.
 */
function nearest(cells: readonly ExcelScalar[], wanted: ExcelScalar, side: number): number {
  let best = -1;
  cells.forEach((cell, at) => {
    const order = orderOf(cell, wanted);
    if (order === undefined || order * side < 0) return;
    const before = best < 0 ? undefined : orderOf(cell, cells[best] ?? null);
    if (before === undefined || before * side < 0) best = at;
  });
  return best;
}

/** Compares two values of one kind; undefined for other pairs, blanks and errors. */
function orderOf(cell: ExcelScalar, wanted: ExcelScalar): number | undefined {
  if (cell === null || wanted === null || cell instanceof ExcelError || wanted instanceof ExcelError)
    return undefined;
  const alike = numeric(cell) === undefined ? typeof cell === typeof wanted : numeric(wanted) !== undefined;
  return alike ? compareScalars(cell, wanted) : undefined;
}
