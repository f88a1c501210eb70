import { blankCharacters, trimCharacters } from '../../../expressions/trimCharacters.ts';
import type { Call } from '../../http/Call.ts';
import { cellText } from '../../workbooks/cellText.ts';
import type { SheetCell, SheetRow } from '../../workbooks/SheetCell.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { ImportError } from './ImportError.ts';

/** Rows among which the header is looked for: what stands above it (a title, merged instructions) is passed over. */
export const headerWithin = 20;

/** The header of a file: its row, and which column of the import stands where. */
export interface SheetHeader {
  readonly row: number;
  readonly columns: readonly (ImportColumn | undefined)[];
}

/** A header that cannot be used: every bad column, and all of them in one sentence. */
export interface RefusedHeader {
  readonly errors: readonly ImportError[];
  readonly summary: string;
}

/** A header's text as it is compared: blanks and the star of required columns do not count. */
const titleOf = (cell: SheetCell | undefined): string =>
  trimCharacters(cellText(cell), `${blankCharacters}*＊`).replace(/\s+/g, ' ');

/**
 * Finds the header among the first rows: the one with most of the template's columns. Its columns must be exactly the
 * template's, in any order; every one that is unknown, twice or missing is an error.
 */
export const readHeader = (
  call: Pick<Call, 'say'>,
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
): { readonly header: SheetHeader } | RefusedHeader => {
  const byTitle = new Map(columns.map((column) => [titleOf(column.title), column] as const));
  const known = (row: SheetRow): number => row.cells.filter((cell) => byTitle.has(titleOf(cell))).length;
  const [first, ...others] = rows.slice(0, headerWithin);
  if (first === undefined) {
    const message = call.say('list.importEmpty');
    return { errors: [{ row: 1, column: '', value: '', message }], summary: message };
  }
  const found = others.reduce((best, row) => (known(row) > known(best) ? row : best), first);
  const errors: ImportError[] = [];
  const wrong: Record<HeaderRule, string[]> = { missing: [], unknown: [], twice: [] };
  const refuse = (rule: HeaderRule, column: string, value: string): void => {
    wrong[rule].push(column);
    errors.push({ row: found.number, column, value, message: call.say(headerRules[rule].one, { column }) });
  };
  const seen = new Set<ImportColumn>();
  const placed = found.cells.map((cell) => {
    const title = titleOf(cell);
    if (title === '') return undefined;
    const column = byTitle.get(title);
    if (column === undefined) refuse('unknown', title, title);
    else if (seen.has(column)) refuse('twice', title, title);
    if (column !== undefined) seen.add(column);
    return column;
  });
  for (const column of columns) if (!seen.has(column)) refuse('missing', column.title, '');
  return errors.length > 0
    ? { errors, summary: summaryOf(call, wrong) }
    : { header: { row: found.number, columns: placed } };
};

/** What may be wrong with a column, and its words for one column and in the summary. */
const headerRules = {
  missing: { one: 'list.importHeaderMissing', all: 'list.importColumnsMissing' },
  unknown: { one: 'list.importHeaderUnknown', all: 'list.importColumnsUnknown' },
  twice: { one: 'list.importHeaderTwice', all: 'list.importColumnsTwice' },
} as const;

type HeaderRule = keyof typeof headerRules;

/** Columns a summary names: a sentence stays one; the errors beside it list all. */
const mostNamed = 8;

/** 导入文件列必须与导入模板相同：缺少[客户名称]；不是模板中的列[颜色] */
const summaryOf = (
  call: Pick<Call, 'say'>,
  wrong: Readonly<Record<HeaderRule, readonly string[]>>,
): string => {
  const parts = (Object.keys(headerRules) as HeaderRule[])
    .filter((rule) => wrong[rule].length > 0)
    .map((rule) => {
      const named = wrong[rule].slice(0, mostNamed).join('、');
      const columns = wrong[rule].length > mostNamed ? `${named}…` : named;
      return call.say(headerRules[rule].all, { columns });
    });
  return call.say('list.importColumns', { text: parts.join(call.say('list.importColumnsJoin')) });
};
