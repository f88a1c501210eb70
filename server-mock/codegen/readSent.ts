import { entryColumnTable, entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import { readColumn } from '../../runtime/model/codegen/readEntry.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isObject, type Json } from '../../runtime/model/schema/Json.ts';
import type { MutableRow } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { entryRow } from './entryRow.ts';
import type { SentEntry } from './flatEntries.ts';

/** The tables that hold entries. */
export interface EntryTables {
  readonly main: ResolvedTable;
  readonly columns: ResolvedTable;
}

/** Undefined: the schemas have none. */
export const entryTables = (catalog: SchemaCatalog): EntryTables | undefined => {
  const [main, columns] = [catalog.table(entryTable), catalog.table(entryColumnTable)];
  return main === undefined || columns === undefined ? undefined : { main, columns };
};

/** The rows of an entry from outside, as they are stored but for their keys. */
export interface ReadEntry {
  /** Its table name, in the case that it is written in. */
  readonly name: string;
  readonly row: MutableRow;
  readonly lines: readonly MutableRow[];
  /** Values that cannot be read, each with the entry's name, row and field. */
  readonly issues: readonly Issue[];
}

/** A column from outside with its name for a title, when it has none. */
const titled = (line: Json): Json => {
  if (!isObject(line)) return line;
  const { columnName, columnCnName } = readColumn(line);
  if (columnCnName !== '') return line;
  const rest = Object.entries(line).filter(([name]) => name.toLowerCase() !== 'columncnname');
  return { ...Object.fromEntries(rest), columnCnName: columnName };
};

/** Reads the record and the columns of an entry from outside. */
export const readSent = (
  { main, columns }: EntryTables,
  { record, columns: sent, isExact }: SentEntry,
): ReadEntry => {
  const read = entryRow(main, record, isExact);
  const lines = sent.map((line) => entryRow(columns, titled(line), isExact));
  const name = String(read.row.TableName ?? '');
  return {
    name,
    row: { ...read.row, ParentId: null },
    lines: lines.map(({ row }, at) => ({ ...row, RowNo: at + 1 })),
    issues: [
      ...read.issues.map((issue) => ({ ...issue, path: `${name} ${issue.path}`.trim() })),
      ...lines.flatMap((line, at) =>
        line.issues.map((issue) => ({ ...issue, path: `${name} ${entryColumnTable}[${at}].${issue.path}` })),
      ),
    ],
  };
};
