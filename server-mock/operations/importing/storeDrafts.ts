import { randomUUID } from 'node:crypto';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { ImportResult } from '../../../runtime/wire/workbooks/ImportResult.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Pace } from '../../heavy/Pace.ts';
import type { Answer } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { keyText } from '../../records/keyText.ts';
import { stampRow } from '../../records/stamps.ts';
import { watchOf } from '../../records/WriteWatch.ts';
import { writeLog } from '../../records/writeLog.ts';
import { lockReferenced, type ReferringRows } from '../../references/lockReferenced.ts';
import { afterHooks } from '../saving/afterHooks.ts';
import { assembled } from '../saving/assembled.ts';
import { checkWritten, pluggedTables, tellImported } from '../saving/plugged.ts';
import { refuseOffPage } from '../saving/refuseOffPage.ts';
import { refuseOthers } from '../saving/refuseOthers.ts';
import { uniqueRefusal } from '../saving/uniqueRefusal.ts';
import { type Draft, rowsIn } from './Draft.ts';
import { moveStaged } from './moveStaged.ts';
import type { Progress } from './Progress.ts';
import { type PlaceInFile, placeInFile } from './placeInFile.ts';
import { clearStaged, type StagedRow, type StagedTable, stageRows, takeKeys } from './stageRows.ts';
import { storedHooks } from './storedHooks.ts';

/** Milliseconds allowed for the last statement. */
const storeLimit = 300_000;

/** Staged rows older than this many milliseconds belong to an import whose process died. */
const staleMillis = 24 * 3_600_000;

const stampOf = (now: string): string => now.replace(/\D/g, '');

/** Checked records to be stored. */
export interface Storing {
  readonly call: UserCall;
  readonly full: DocumentTable;
  readonly fileName: string;
  readonly drafts: readonly Draft[];
  tell(progress: Progress): void;
  readonly pace: Pace;
  /** The refusal for what is wrong in stored rows. */
  refused(issues: readonly { readonly place: PlaceInFile; readonly issue: Issue }[]): Answer<never>;
}

/** Gives every row its key, its foreign key and its stamps. */
const staged = async ({ call, full, drafts, pace }: Storing): Promise<readonly StagedTable[]> => {
  const { db, clock } = call.context;
  const writer = { id: call.user.id, name: call.user.realName, now: clock.now() };
  const stagedTable = async (table: ResolvedTable, rows: readonly MutableRow[]): Promise<StagedTable> => {
    const keys =
      table.keyType === 'typed'
        ? rows.map((row) => String(row[table.key] ?? ''))
        : await takeKeys(db, table, rows.length);
    const made: StagedRow[] = [];
    for (const [index, values] of rows.entries()) {
      stampRow(table, values, 'Add', writer);
      made.push({ key: keys[index] ?? '', values });
      if (pace.isDue) await pace.rest();
    }
    return { table, rows: made };
  };
  const main = await stagedTable(
    full.main,
    drafts.map(({ values }) => values),
  );
  const tables = [main];
  for (const { schema, table } of full.details) {
    const rows = drafts.flatMap((draft, index) =>
      rowsIn(draft, table.table).map(({ values }) => ({
        ...values,
        [schema.foreignKey]: main.rows[index]?.key ?? '',
      })),
    );
    tables.push(await stagedTable(table, rows));
  }
  return tables;
};

const referringTables = (tables: readonly StagedTable[]): readonly ReferringRows[] =>
  tables.map(({ table, rows }) => ({ table, rows: rows.map(({ values }) => ({ values, prefix: '' })) }));

/** Rows of the file by the order in which a table was staged. */
const fileRows = ({ full, drafts }: Storing, { table }: StagedTable): readonly { readonly row: number }[] =>
  table === full.main ? drafts : drafts.flatMap((draft) => rowsIn(draft, table.table));

/** Runs the inside hooks of the header and of its details, as a save does; throws the refusal of the first issue. */
const runInside = async (tx: Queryable, storing: Storing, tables: readonly StagedTable[]): Promise<void> => {
  for (const staged of tables)
    await storedHooks({ tx, call: storing.call, staged }, 'addInside', (index, [issue]) => {
      const row = fileRows(storing, staged)[index]?.row ?? 0;
      if (issue === undefined) return;
      const place = { row, table: staged.table, field: issue.path, value: '' };
      throw new Refusal(storing.refused([{ place, issue }]));
    });
};

/** A refusal in the places of the file, where it names the documents that it found something in. */
const refusedInFile = async (
  { call, full, drafts, refused }: Storing,
  [main]: readonly StagedTable[],
  refusal: Refusal,
): Promise<Answer<never>> => {
  const draftOf = new Map(main?.rows.map(({ key }, at) => [keyText(key), drafts[at]]));
  const placed = (await refusal.issuesFor(call)).flatMap(({ issue, document }) => {
    const draft = document.table === full.main.table ? draftOf.get(keyText(document.key)) : undefined;
    return draft === undefined ? [] : [{ place: placeInFile(full, draft, issue.path), issue }];
  });
  return placed.length === 0 ? refusal.answerFor(call) : refused(placed);
};

/** Runs the after hooks of its details; those of the header run with their details. Issues are only logged. */
const runAfter = async (tx: Queryable, { call }: Storing, details: readonly StagedTable[]): Promise<void> => {
  for (const staged of details)
    await storedHooks({ tx, call, staged }, 'addAfter', (_, issues) =>
      call.context.log.warn(
        { requestId: call.requestId, table: staged.table.table, issues },
        'a hook of a detail complained after the import',
      ),
    );
};

/**
 * Stores checked records, all or none: stages them in small chunks, then moves them in one transaction.
 * That transaction also writes the batch row, the log row and the answer for a repeated call. Staged rows are
 * always removed.
 */
export const storeDrafts = async (
  storing: Storing,
  answerFor: (batch: string) => Answer<ImportResult>,
): Promise<Answer<ImportResult>> => {
  const { call, full, fileName, drafts, tell, pace } = storing;
  const { db, clock, changes, log } = call.context;
  // Starts with the time, so that the next import can sweep rows of a dead process.
  const batch = `${stampOf(clock.now())}-${randomUUID()}`;
  await run(db, sql`delete from "jig_import_row" where "BatchId" < ${stampOf(clock.at(-staleMillis))}`);
  const tables = await staged(storing);
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  try {
    for (const { table, rows } of tables)
      await stageRows(db, batch, { table, rows }, pace, (count) => {
        done += count;
        tell({ phase: 'staging', done, total });
      });
    tell({ phase: 'storing', done: total, total });
    const started = performance.now();
    const answer = await db.transaction(
      async (tx) => {
        const kept = await claimAnswer(tx, call);
        if (kept !== undefined) return kept;
        const now = clock.now();
        await watchOf(tx)?.expecting(full.main.table, () =>
          drafts.map((draft) => ({ key: null, before: undefined, after: assembled(draft) })),
        );
        const dangling = await lockReferenced(tx, call.context, referringTables(tables));
        if (dangling.length > 0) throw new Refusal(issuesAnswer(call, dangling));
        for (const { table, rows } of tables) await moveStaged(tx, batch, table, rows, now);
        const keys = tables[0]?.rows.map(({ key }) => key) ?? [];
        await run(
          tx,
          sql`insert into "jig_import" ("Id", "TableName", "UserId", "FileName", "RowCount", "Keys", "State", "CreatedAt")
              values (${batch}, ${full.main.table}, ${call.user.id}, ${fileName.slice(0, 200)}, ${keys.length},
                      ${keys.join(',')}, 'imported', ${now})`,
        );
        await writeLog(tx, call, {
          type: 'Add',
          table: full.main.table,
          key: '',
          changes: { import: { batch, fileName, rows: keys.length, first: keys[0], last: keys.at(-1) } },
        });
        await refuseOffPage(tx, call, full, keys);
        await refuseOthers(tx, call, full, keys);
        await checkWritten(tx, call, full, () =>
          drafts.map((draft) => ({ before: undefined, after: assembled(draft) })),
        );
        await runInside(tx, storing, tables);
        await tellImported(tx, call, full, keys);
        await afterHooks({ call, tx, full, moment: 'addAfter', keys });
        await runAfter(tx, storing, tables.slice(1));
        const made = answerFor(batch);
        await keepAnswer(tx, call, made);
        return made;
      },
      { timeout: storeLimit },
    );
    const millis = Math.round(performance.now() - started);
    log.info({ requestId: call.requestId, table: full.main.table, rows: total, millis }, 'import stored');
    changes.bump([...tables.map(({ table }) => table.table), 'Sys_Log', ...pluggedTables(call.context)]);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) return await refusedInFile(storing, tables, error);
    const refused = uniqueRefusal(call, full, error);
    if (refused !== undefined) return refused;
    throw error;
  } finally {
    await clearStaged(db, batch).catch((error: unknown) =>
      log.warn({ requestId: call.requestId, err: error }, 'staged rows stayed behind'),
    );
  }
};
