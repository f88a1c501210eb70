import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { type Draft, rowsIn } from './Draft.ts';

/** A value of a record in the file that it was read from. */
export interface PlaceInFile {
  /** Row of the file. */
  readonly row: number;
  readonly table: ResolvedTable;
  readonly field: string;
  readonly value: Cell | undefined;
}

/** Where the value stands that the path of an issue names: `Field`, or `Table[index].Field` of a detail. */
export const placeInFile = (full: DocumentTable, draft: Draft, path: string): PlaceInFile => {
  const [, table = '', index = '', field = ''] = /^(\w+)\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  const detail = full.details.find((one) => one.table.table === table)?.table;
  if (detail === undefined)
    return { row: draft.row, table: full.main, field: path, value: draft.values[path] };
  const row = rowsIn(draft, table)[Number(index)];
  return { row: row?.row ?? draft.row, table: detail, field, value: row?.values[field] };
};
