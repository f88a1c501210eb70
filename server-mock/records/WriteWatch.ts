import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { ChangeReason, PlannedChange } from '../context/DocumentWatch.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';

/** Hears what a transaction writes to tables of records. Everything that writes one tells it. */
export interface WriteWatch {
  /** Before documents of a main table are written and numbered: locks what they are about. */
  expecting(table: string, planned: () => readonly Omit<PlannedChange, 'table'>[]): Promise<void>;
  /** Before rows that meet a condition are updated or deleted. */
  changing(table: string, where: Fragment): Promise<void>;
  /** Before rows are inserted. */
  inserting(table: ResolvedTable, rows: readonly Row[]): Promise<void>;
  /** After rows were inserted. */
  inserted(table: ResolvedTable, keys: readonly Cell[]): void;
  /** Why rows of a table change; without `key`, all of them. */
  because(table: string, key: string, reason: ChangeReason): void;
}

const watches = new WeakMap<Queryable, WriteWatch>();

/** The watch over a transaction; undefined where no document is followed, as in seeds and migrations. */
export const watchOf = (tx: Queryable): WriteWatch | undefined => watches.get(tx);

export const watchWith = (tx: Queryable, watch: WriteWatch): void => void watches.set(tx, watch);
