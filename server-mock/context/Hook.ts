import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCall } from '../http/Call.ts';
import type { TransactionCall } from './TransactionContext.ts';

/**
 * Moments of a write for which a schema may name hooks. `Inside`: in the transaction, after the rows are written; a
 * veto rolls back everything.
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

/** Input of a hook. A `before` hook of a save may change `values`, which are then written. */
export interface HookInput {
  readonly call: TransactionCall;
  /** The call with its whole context; undefined inside a transaction. */
  readonly outside: UserCall | undefined;
  /** Database for the hook: inside a transaction it is that transaction. */
  readonly db: Queryable;
  readonly moment: Moment;
  readonly table: ResolvedTable;
  /** The stored record; undefined on Add. */
  readonly stored: Row | undefined;
  /** Columns to write (before), or the written row with its key (after an add); empty on delete. */
  readonly values: MutableRow;
  /** Detail rows after the save, by detail table; empty on delete. */
  readonly details: Readonly<Record<string, readonly Row[]>>;
  /** Keys of the questions that the user has answered with yes (`questionKey`); default none. */
  readonly confirmed?: ReadonlySet<string>;
}

/** A named server rule. Issues of a `before` or `inside` hook veto the write; those of an `after` hook are logged. */
export type Hook = (input: HookInput) => Promise<readonly Issue[]>;

/** One hook of hooks by moment; at other moments it finds nothing. */
export const hookAt =
  (byMoment: Partial<Readonly<Record<Moment, Hook>>>): Hook =>
  async (input) =>
    (await byMoment[input.moment]?.(input)) ?? [];

/** Hooks by their name in schemas. */
export type HookRegistry = Readonly<Record<string, Hook>>;

/** The call with its whole context. Throws inside a transaction (a bug): use it only in hooks for moments outside. */
export const outsideOf = ({ outside, moment, table }: HookInput): UserCall => {
  if (outside === undefined)
    throw new Error(`a hook of ${table.table} runs outside transactions only, not at ${moment} (bug)`);
  return outside;
};

/**
 * Builds a question at a field: the save ends, and goes on when the user sends it again with a yes. Other writes, such as
 * an import, cannot ask and refuse.
 */
export const ask = (path: string, rule: string, params: Issue['params'] = {}): readonly Issue[] => [
  { path, rule, params, severity: 'error', isQuestion: true },
];

/** Builds an issue at a field. */
export const veto = (path: string, rule: string, params: Issue['params'] = {}): readonly Issue[] => [
  { path, rule, params, severity: 'error' },
];
