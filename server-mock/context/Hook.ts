import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCall } from '../http/Call.ts';
import type { TransactionCall } from './TransactionContext.ts';

/**
 * Moments around writes a schema may name hooks for. `Inside`: in the transaction, the rows being written already; what it
 * says rolls all of it back.
 */
export const moments = [
  'addBefore',
  'updateBefore',
  'delBefore',
  'addInside',
  'updateInside',
  'delInside',
  'addAfter',
  'updateAfter',
  'delAfter',
] as const;

export type Moment = (typeof moments)[number];

/** What a hook sees. In a `before` hook of a save `values` may be changed: what is there is written. */
export interface HookInput {
  readonly call: TransactionCall;
  /** The same call with its whole context; undefined where the hook runs inside a transaction. */
  readonly outside: UserCall | undefined;
  /** What the hook asks and writes through: the transaction the record is written in, where the hook runs inside one. */
  readonly db: Queryable;
  readonly moment: Moment;
  readonly table: ResolvedTable;
  /** The record as it was; undefined on Add. */
  readonly stored: Row | undefined;
  /** Columns to be written (before), or the row as written, its key included (after an add); empty on delete. */
  readonly values: MutableRow;
  /** Detail rows as they will be, by detail table; empty on delete. */
  readonly details: Readonly<Record<string, readonly Row[]>>;
}

/** A rule of the server, by name. Issues of a `before` or `inside` hook veto; those of an `after` hook are logged. */
export type Hook = (input: HookInput) => Promise<readonly Issue[]>;

/** Hooks by the name schemas use. */
export type HookRegistry = Readonly<Record<string, Hook>>;

/** The whole call, for a hook that no schema may name for a moment inside a transaction; throws there (a bug). */
export const outsideOf = ({ outside, moment, table }: HookInput): UserCall => {
  if (outside === undefined)
    throw new Error(`a hook of ${table.table} runs outside transactions only, not at ${moment} (bug)`);
  return outside;
};

/** An issue of a hook at a field. */
export const veto = (path: string, rule: string, params: Issue['params'] = {}): readonly Issue[] => [
  { path, rule, params, severity: 'error' },
];
