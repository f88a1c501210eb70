import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import { quotedList } from '../migration/quotedList.ts';
import { quoted } from '../sql/quoted.ts';
import type { CopiedRows } from './CopyConnection.ts';

const columnsOf = ({ columns }: TableDdl): string => quotedList(columns.map(({ name }) => name));

/** Statement that reads the rows in the order of the key. `range`: a further condition. */
export const selectRows = ({ table, where }: CopiedRows, range?: string): string => {
  const conditions = [where, range].filter((one) => one !== undefined);
  const limited =
    conditions.length === 0 ? '' : ` where ${conditions.map((one) => `(${one})`).join(' and ')}`;
  return `select ${columnsOf(table)} from ${quoted(table.table)}${limited} order by ${quotedList(table.primaryKey)}`;
};

/** `copy (...) to` or `copy ... from`, without the place. */
export const copyOutOf = (select: string): string => `copy (${select}) to`;
export const copyInto = (table: TableDdl): string => `copy ${quoted(table.table)} (${columnsOf(table)}) from`;
