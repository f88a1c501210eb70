import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MessageParams } from '../../../runtime/model/messages/index.ts';
import { Pace } from '../../heavy/Pace.ts';
import type { UserCall } from '../../http/Call.ts';
import { momentText } from '../../workbooks/cellText.ts';
import type { SheetCell, SheetRow } from '../../workbooks/SheetCell.ts';
import type { WorkbookThread } from '../../workbooks/WorkbookThread.ts';
import { cellError } from './cellError.ts';
import { cellReader } from './cellReader.ts';
import { checkDrafts } from './checkDrafts.ts';
import { checkUnique } from './checkUnique.ts';
import { type Draft, rowsIn } from './Draft.ts';
import { type ImportColumn, importColumns } from './ImportColumn.ts';
import { ImportErrors } from './ImportErrors.ts';
import { readLabelKeys } from './LabelKeys.ts';
import type { Progress } from './Progress.ts';
import { DraftReader } from './readDrafts.ts';
import { headerWithin, readHeader } from './readHeader.ts';

/** Limits in milliseconds for opening a file and for reading its next rows. */
const openLimit = 30_000;
const nextLimit = 20_000;

/** A file after reading and checking. */
export interface CheckedSheet {
  readonly drafts: readonly Draft[];
  /** Number of rows that are not empty. */
  readonly total: number;
  readonly errors: ImportErrors;
  /** The import column at each position of the file. */
  readonly columns: readonly (ImportColumn | undefined)[];
  /** Error of the file as a whole, if any. */
  readonly summary?: string;
}

interface SheetFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly thread: Pick<WorkbookThread, 'ask'>;
}

const shown = (value: unknown): string =>
  value instanceof Date ? momentText(value) : String(value ?? '').slice(0, 200);

/** Reads a file in a worker thread and checks every row. Throws SheetFault. */
export const readSheet = async (
  call: UserCall,
  { document, full }: { readonly document: DocumentTable; readonly full: DocumentTable },
  { name, bytes, thread }: SheetFile,
  tell: (progress: Progress) => void,
  pace = new Pace(),
): Promise<CheckedSheet> => {
  const errors = new ImportErrors();
  const columns = importColumns(call, document);
  const refusedCells = new Set<string>();
  const cellId = (row: number, table: string, field: string): string => `${row} ${table}.${field}`;

  const add = (
    row: number,
    table: ResolvedTable,
    field: string,
    value: string,
    rule: string,
    params: MessageParams,
  ): void => {
    refusedCells.add(cellId(row, table.table, field));
    errors.add(cellError(call, columns, { row, table, field, value }, { rule, params }));
  };

  tell({ phase: 'reading', done: 0, total: 0 });
  const { dates1904 } = await thread.ask({ kind: 'open', name, bytes }, openLimit);
  let { rows } = await thread.ask({ kind: 'next' }, nextLimit);
  const found = readHeader(call, rows.slice(0, headerWithin), columns);
  if ('errors' in found) {
    for (const error of found.errors) errors.add(error);
    return { drafts: [], total: 0, errors, columns: [], summary: found.summary };
  }
  const { header } = found;
  const labels = await readLabelKeys(call, columns);
  const readers = new Map(
    columns.map((column) => [column, cellReader(column, labels.get(column), dates1904)] as const),
  );
  const refuseCell = (
    row: number,
    { table, field }: ImportColumn,
    cell: SheetCell,
    rule: string,
    params: MessageParams,
  ): void => add(row, table, field.field, shown(cell), rule, params);
  const reader = new DraftReader(document, header, readers, refuseCell);
  let total = 0;
  while (rows.length > 0) {
    // The thread reads the next rows while these are processed.
    const coming = thread.ask({ kind: 'next' }, nextLimit);
    // An error while processing comes first; a later one of the thread must not stay unhandled.
    coming.catch(() => undefined);
    for (const row of rows as readonly SheetRow[]) {
      if (row.number <= header.row) continue;
      if (reader.add(row)) total += 1;
      if (pace.isDue) await pace.rest();
    }
    tell({ phase: 'reading', done: total, total: 0 });
    ({ rows } = await coming);
  }

  const { drafts } = reader;
  await checkDrafts(
    {
      call,
      document,
      full,
      pace,
      isRefused: (row, table, field) => refusedCells.has(cellId(row, table, field)),
      done: (records) => tell({ phase: 'checking', done: records, total: drafts.length }),
      refuse: (row, table, issue, field, value) => {
        const isEmpty = value === null || value === undefined || value === '';
        const isMissing = isEmpty && table.byName.has(field) && !isUnreadable(issue.rule);
        add(row, table, field, shown(value), isMissing ? 'list.importRequired' : issue.rule, issue.params);
      },
    },
    drafts,
  );
  for (const table of [full.main, ...full.details.map((detail) => detail.table)]) {
    const isMain = table === full.main;
    const placedRows = isMain ? drafts : drafts.flatMap((draft) => rowsIn(draft, table.table));
    await checkUnique(call.context.db, table, placedRows, pace, (row, fields, first) => {
      const [field = ''] = fields;
      const title = fields.map((one) => table.byName.get(one)?.title ?? one).join('+');
      const value = placedRows.find((one) => one.row === row)?.values[field];
      const rule = first === undefined ? 'form.unique' : 'sheet.twice';
      add(row, table, field, shown(value), rule, { title, ...(first === undefined ? {} : { first }) });
    });
  }
  return { drafts, total, errors, columns: header.columns };
};

/** True for issues of empty values that do not mean "fill this in". */
const isUnreadable = (rule: string): boolean =>
  rule === 'server.unknownHook' || rule === 'form.detailRequired';
