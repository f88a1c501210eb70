import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';
import type { NameList } from './keptNames.ts';

const listTable = (table: NameList): TableDdl => ({
  table,
  columns: [tableColumn('UserId', 'integer'), tableColumn('Names', 'text')],
  primaryKey: ['UserId'],
  indexes: [],
});

/** What users marked as favourites, and the records that they opened last. */
export const favouriteTables: readonly TableDdl[] = [listTable('jig_favourite'), listTable('jig_recent')];
