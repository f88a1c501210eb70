import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Database, Queryable } from '../Database.ts';

/** Which rows of a table to copy: all, or those that an SQL condition of ours takes. */
export interface CopiedRows {
  readonly table: TableDdl;
  readonly where?: string;
}

/**
 * One connection in one transaction, which reads and writes whole tables as COPY text. Both databases write the same text for the
 * same rows: UTC, ISO dates, bytes as hexadecimal digits.
 */
export interface CopyConnection extends Queryable {
  readonly kind: Database['kind'];
  /** Rows in the order of the key, as COPY text. Each piece ends at the end of a line. Memory stays flat. */
  rowsOf(rows: CopiedRows): AsyncIterable<Uint8Array>;
  /** Adds rows given as COPY text. Each piece must end at the end of a line. */
  fill(table: TableDdl, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  commit(): Promise<void>;
  /** Rolls back what was not committed, and closes the connection. */
  close(): Promise<void>;
}

/** Bytes that a piece of COPY text has about; a longer row is one piece. */
export const pieceSize = 2 * 1024 * 1024;

/** Settings of a transaction that decide what COPY text says. */
export const copySettings = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true), set_config('intervalstyle', 'iso_8601', true)`;
