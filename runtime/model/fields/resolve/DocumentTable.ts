import type { Row } from '../../schema/Row.ts';
import type { DetailSchema } from '../../schema/TableSchema.ts';
import type { ResolvedTable } from './ResolvedTable.ts';

/** A main table with its detail tables: the content of one edit box and one save. */
export interface DocumentTable {
  readonly main: ResolvedTable;
  readonly details: readonly {
    readonly schema: DetailSchema & { readonly foreignKey: string };
    readonly table: ResolvedTable;
  }[];
}

/** One record with its detail rows, by detail table name. */
export interface Document {
  readonly main: Row;
  readonly details: Readonly<Record<string, readonly Row[]>>;
}
