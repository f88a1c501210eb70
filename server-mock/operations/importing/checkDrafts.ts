import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { emptyServerFilled } from '../../../runtime/model/record/emptyServerFilled.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Pace } from '../../heavy/Pace.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import type { UserCall } from '../../http/Call.ts';
import { assembled } from '../saving/assembled.ts';
import { runDetailHooks } from '../saving/detailHooks.ts';
import { documentIssues } from '../saving/documentIssues.ts';
import { fillRecords } from '../saving/fillRecords.ts';
import { otherCurrencies } from '../saving/otherCurrencies.ts';
import { checkDependents, type DependentRow } from './checkDependents.ts';
import { type Draft, rowsIn } from './Draft.ts';
import { placeInFile } from './placeInFile.ts';

/** Records whose lookups are read together. */
const togetherAtOnce = 500;

/** Receives an issue; `row` is the row of the file. */
export type RefuseValue = (
  row: number,
  table: ResolvedTable,
  issue: Issue,
  field: string,
  value: Cell | undefined,
) => void;

/** Context of a check of drafts. */
export interface DraftCheck {
  readonly call: UserCall;
  /** Shaped by the user's roles; used for validation. */
  readonly document: DocumentTable;
  /** Without role limits; used to compute and store. */
  readonly full: DocumentTable;
  readonly pace: Pace;
  readonly refuse: RefuseValue;
  /** Whether this cell already has an error; each cell gets one message. */
  isRefused(row: number, table: string, field: string): boolean;
  done(records: number): void;
}

const choose = async (check: DraftCheck, drafts: readonly Draft[]): Promise<void> => {
  const { call, full } = check;
  const within = (table: ResolvedTable, rows: readonly DependentRow[]): Promise<void> =>
    checkDependents(call, table, rows, ({ row, values }, issue, field) =>
      check.refuse(row, table, issue, field, values[field]),
    );
  await within(full.main, drafts);
  for (const { table } of full.details)
    await within(
      table,
      drafts.flatMap((draft) => rowsIn(draft, table.table).map((row) => ({ ...row, main: draft.values }))),
    );
};

/** Reports the errors, one per cell; returns whether there were any. */
const refuseErrors = (check: DraftCheck, draft: Draft, issues: readonly Issue[]): boolean => {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const said = new Set<string>();
  for (const issue of errors) {
    const { row, table, field, value } = placeInFile(check.full, draft, issue.path);
    // An unreadable cell already explains why the value is missing.
    if (said.has(issue.path) || check.isRefused(row, table.table, field)) continue;
    said.add(issue.path);
    check.refuse(row, table, issue, field, value);
  }
  return errors.length > 0;
};

const beforeHooks = async ({ call, full }: DraftCheck, draft: Draft): Promise<readonly Issue[]> => {
  const issues = await runHooks({
    call,
    outside: call,
    db: call.context.db,
    moment: 'addBefore',
    table: full.main,
    stored: undefined,
    values: draft.values,
    details: assembled(draft).details,
  });
  if (issues.length > 0) return issues;
  return runDetailHooks({ call, outside: call, db: call.context.db, full, details: draft.details }, 'Before');
};

/**
 * Checks records as a save does, each alone: choices, lookups, defaults, formulas, field rules and hooks.
 * Fills the records in place. Works in slices, between which the server answers other calls.
 */
export const checkDrafts = async (check: DraftCheck, drafts: readonly Draft[]): Promise<void> => {
  const { call, document, full, pace } = check;
  for (let from = 0; from < drafts.length; from += togetherAtOnce) {
    const some = drafts.slice(from, from + togetherAtOnce);
    await choose(check, some);
    const noticed = new Map<Draft, Issue[]>();
    const now = call.context.clock.now();
    const checkOne = async (draft: Draft): Promise<void> => {
      const issues = documentIssues(document, draft, noticed.get(draft) ?? [], now);
      const isRefused =
        refuseErrors(check, draft, issues) || refuseErrors(check, draft, await beforeHooks(check, draft));
      if (!isRefused) refuseErrors(check, draft, emptyServerFilled(full.main, draft.values));
      if (pace.isDue) await pace.rest();
    };
    const issue = (draft: Draft, found: Issue): void =>
      void noticed.set(draft, [...(noticed.get(draft) ?? []), found]);
    await fillRecords({ call, full, issue, filled: checkOne }, some);
    for (const [draft, issues] of await otherCurrencies(call, full, some)) refuseErrors(check, draft, issues);
    check.done(from + some.length);
  }
};
