import { blankCharacters, trimCharacters } from '../../../expressions/trimCharacters.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { ImportError } from '../../../runtime/wire/workbooks/ImportResult.ts';
import type { Call } from '../../http/Call.ts';
import { cellText } from '../../workbooks/cellText.ts';
import type { SheetCell, SheetRow } from '../../workbooks/SheetCell.ts';
import type { ImportColumn } from './ImportColumn.ts';

/** Number of first rows searched for the header; a title or merged instructions above it are skipped. */
export const headerWithin = 20;

/** The header of a file: its row, and the import column at each position. */
export interface SheetHeader {
  readonly row: number;
  readonly columns: readonly (ImportColumn | undefined)[];
}

/** An unusable header: every bad column, and a sentence that names them. */
export interface RefusedHeader {
  readonly errors: readonly ImportError[];
  readonly summary: string;
}

/** Normalizes a header cell for comparison: ignores blanks and the star of required columns. */
const titleOf = (cell: SheetCell | undefined): string =>
  trimCharacters(cellText(cell), `${blankCharacters}*＊`).replace(/\s+/g, ' ');

/**
 * Finds the header: the row with the most template columns.
 * Its columns must be exactly those of the template, in any order. Unknown, repeated and missing columns are
 * errors.
 */
export const readHeader = (
  call: Pick<Call, 'say' | 'locale'>,
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

/** Errors of a header column, with the messages for one column and for the summary. */
const headerRules = {
  missing: { one: 'list.importHeaderMissing', all: 'list.importColumnsMissing' },
  unknown: { one: 'list.importHeaderUnknown', all: 'list.importColumnsUnknown' },
  twice: { one: 'list.importHeaderTwice', all: 'list.importColumnsTwice' },
} as const;

type HeaderRule = keyof typeof headerRules;

/** Maximum columns named in the summary; the error list has all. */
const mostNamed = 8;

/** 导入文件列必须与导入模板相同：缺少[客户名称]；不是模板中的列[颜色] */
const summaryOf = (
  call: Pick<Call, 'say' | 'locale'>,
  wrong: Readonly<Record<HeaderRule, readonly string[]>>,
): string => {
  const parts = (Object.keys(headerRules) as HeaderRule[])
    .filter((rule) => wrong[rule].length > 0)
    .map((rule) => {
      const named = listed(wrong[rule].slice(0, mostNamed), call.locale);
      const columns = wrong[rule].length > mostNamed ? `${named}…` : named;
      return call.say(headerRules[rule].all, { columns });
    });
  return call.say('list.importColumns', { text: parts.join(call.say('list.importColumnsJoin')) });
};
