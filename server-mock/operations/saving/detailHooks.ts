import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { HookInput, Moment } from '../../context/Hook.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import type { UserCall } from '../../http/Call.ts';
import { changesOf } from '../../records/writeLog.ts';
import { place } from './assembled.ts';
import type { WrittenKeys } from './documentAnswer.ts';
import type { RowDraft, SaveRequest } from './SaveState.ts';

/** Rows of one detail that are written with their document. */
interface HookedRows {
  readonly table: string;
  readonly rows: readonly RowDraft[];
  readonly deleted?: readonly Row[];
}

/** Where hooks of detail rows run, and on what. */
interface DetailHooks {
  readonly call: TransactionCall;
  readonly outside: UserCall | undefined;
  readonly db: Queryable;
  readonly full: DocumentTable;
  readonly details: readonly HookedRows[];
  /** The save that the user sent; an import has none, and cannot answer questions. */
  readonly request?: Pick<SaveRequest, 'confirmed'>;
}

type Step = 'Before' | 'Inside' | 'After';

const isWritten = (table: ResolvedTable, { stored, values }: RowDraft): boolean =>
  stored === undefined || Object.keys(changesOf(table, stored, values)).length > 0;

/**
 * Runs the hooks that the tables of details name, for each row that is added, changed or deleted with its document: they hold
 * whichever way a row is saved. `keys`: those of the written rows, once there are any. Issues of the first row that
 * has some, each at its row.
 */
export const runDetailHooks = async (
  { call, outside, db, full, details, request }: DetailHooks,
  step: Step,
  keys?: WrittenKeys,
): Promise<readonly Issue[]> => {
  const confirmed = request?.confirmed && { confirmed: request.confirmed };
  for (const { table: name, rows, deleted = [] } of details) {
    const table = full.details.find((detail) => detail.table.table === name)?.table;
    if (table === undefined) continue;
    const names = (moment: Moment): boolean => (table.hooks[moment] ?? []).length > 0;
    const run = (moment: Moment, row: Pick<HookInput, 'stored' | 'values'>): Promise<readonly Issue[]> =>
      runHooks({ call, outside, db, moment, table, details: {}, ...confirmed, ...row });
    for (const [index, row] of rows.entries()) {
      const moment: Moment = `${row.stored === undefined ? 'add' : 'update'}${step}`;
      if (!names(moment) || !isWritten(table, row)) continue;
      const key = keys?.get(name)?.[index];
      const values = step === 'Before' ? row.values : { ...row.stored, ...row.values };
      if (key !== undefined) values[table.key] = key;
      const issues = await run(moment, { stored: row.stored, values });
      if (issues.length > 0)
        return issues.map((issue) => ({ ...issue, path: place(name, index) + issue.path }));
    }
    if (!names(`del${step}`)) continue;
    for (const stored of deleted) {
      const issues = await run(`del${step}`, { stored, values: {} });
      if (issues.length > 0) return issues.map((issue) => ({ ...issue, path: name }));
    }
  }
  return [];
};
