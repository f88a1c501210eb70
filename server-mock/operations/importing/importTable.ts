import { randomUUID } from 'node:crypto';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { addressOf } from '../../../runtime/wire/Endpoint.ts';
import type { ImportError, ImportResult } from '../../../runtime/wire/workbooks/ImportResult.ts';
import { workbookEndpoints } from '../../../runtime/wire/workbooks/workbookEndpoints.ts';
import { aside } from '../../heavy/callsUnderWay.ts';
import { Pace } from '../../heavy/Pace.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';
import { once } from '../../http/idempotency/once.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { decide } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { SheetFault } from '../../workbooks/SheetFault.ts';
import { WorkbookThread } from '../../workbooks/WorkbookThread.ts';
import { cellError } from './cellError.ts';
import type { ImportColumn } from './ImportColumn.ts';
import { ImportErrors } from './ImportErrors.ts';
import { type Progress, ProgressTeller } from './Progress.ts';
import { type CheckedSheet, readSheet } from './readSheet.ts';
import { keepReport } from './reports.ts';
import { storeDrafts } from './storeDrafts.ts';

/** Milliseconds allowed for marking the workbook. */
const markLimit = 60_000;

/** The table of an import, or a refusal that names what is missing. */
export const importTarget = (
  call: UserCall,
  tableName: string,
):
  | { readonly document: DocumentTable; readonly full: DocumentTable }
  | { readonly refused: Answer<never> } => {
  const { catalog } = call.context;
  const table = catalog.table(tableName);
  const full = table && catalog.document(table.table);
  const document = table && catalog.documentFor(call.user, table.table);
  if (table === undefined || full === undefined || document === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const [main] = catalog.owners.of(table.table);
  if (main !== undefined)
    return {
      refused: refuse('422', call.say('sheet.importDetail', { table: table.cnName, main: main.cnName })),
    };
  const decision = decide(catalog, call.user, 'Import', table);
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  return { document, full };
};

/** Stores the workbook with marked cells for the caller; undefined when it could not be made in time. */
const report = async (
  call: UserCall,
  table: string,
  thread: WorkbookThread,
  columns: readonly (ImportColumn | undefined)[],
  errors: readonly ImportError[],
): Promise<string | undefined> => {
  const marks = errors.map(({ row, column, message }) => {
    const at = columns.findIndex((one) => one?.title === column);
    return { row, column: at === -1 ? undefined : at, message };
  });
  try {
    const { bytes } = await thread.ask(
      { kind: 'mark', marks, heading: call.say('sheet.reportHeading') },
      markLimit,
    );
    const [whole] = bytes;
    if (whole === undefined) return undefined;
    const batch = randomUUID();
    await keepReport(call.context, { batch, userId: call.user.id, bytes: whole });
    return addressOf(workbookEndpoints.report, { table }, { id: batch });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    // The answer already lists the errors; the marked workbook is optional.
    call.context.log.warn({ requestId: call.requestId, rule: error.rule }, 'no marked workbook');
    return undefined;
  }
};

/** Refuses a file with its summary, else with its first bad cell. */
const refused = (call: UserCall, result: ImportResult, summary?: string): Answer<never> =>
  refuse('422', summary ?? result.errors[0]?.message ?? call.say('list.importEmpty'), result);

const resultOf = ({ total, errors }: CheckedSheet): ImportResult => ({
  total,
  imported: 0,
  failed: errors.rows.size,
  errors: errors.sorted(),
  errorCount: errors.count,
});

const run = async (
  call: UserCall,
  target: { readonly document: DocumentTable; readonly full: DocumentTable },
  progress: ProgressTeller,
): Promise<Answer<ImportResult>> => {
  const [file] = call.files;
  if (file === undefined) return refuse('422', call.say('sheet.noFile'));
  const tell = (state: Progress): void => {
    // Nothing is stored before the last phase, and that one is all or nothing.
    if (state.phase !== 'marking') call.work?.signal.throwIfAborted();
    call.work?.tell(state);
    progress.tell(state);
  };
  const isDry = /^(1|true)$/i.test(asText(bodyObject(call).dryRun) ?? call.query('dryRun') ?? '');
  tell({ phase: 'waiting', done: 0, total: 0 });
  const pace = new Pace();
  let thread: WorkbookThread | undefined;
  try {
    thread = await WorkbookThread.start();
    const sheet = await readSheet(call, target, { name: file.name, bytes: file.bytes, thread }, tell, pace);
    const result = resultOf(sheet);
    if (sheet.errors.count > 0) {
      tell({ phase: 'marking', done: 0, total: 0 });
      const reportUrl = await report(call, target.full.main.table, thread, sheet.columns, result.errors);
      const said = {
        ...result,
        ...(isDry ? { dryRun: true } : {}),
        ...(reportUrl === undefined ? {} : { reportUrl }),
      };
      return refused(call, said, sheet.summary);
    }
    if (sheet.drafts.length === 0) return refused(call, result);
    if (isDry) return succeed(call.say('sheet.checked', { n: result.total }), { ...result, dryRun: true });
    await thread.close();
    return await storeDrafts(
      {
        call,
        full: target.full,
        fileName: file.name,
        drafts: sheet.drafts,
        tell,
        pace,
        refused: (issues) => {
          const errors = new ImportErrors();
          for (const { place, issue } of issues)
            errors.add(cellError(call, sheet.columns, { ...place, value: keyText(place.value) }, issue));
          return refused(call, resultOf({ ...sheet, errors }));
        },
      },
      (batch) =>
        succeed(call.say('sheet.imported', { n: result.total }), {
          ...result,
          imported: result.total,
          batch,
        } satisfies ImportResult),
    );
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return refuse('422', call.say(error.rule, error.params));
  } finally {
    await thread?.close();
    await progress.end();
  }
};

/**
 * `POST /api/{table}/Import`, multipart: a file; `dryRun=1` only checks; `progress` is an id for reading
 * progress.
 * Stores all rows or none; the answer names every bad cell. Runs what a save runs: rights, defaults, lookups,
 * formulas, rules, hooks, number rules.
 */
export const importTable = async (call: UserCall, tableName: string): Promise<Answer<ImportResult>> => {
  const target = importTarget(call, tableName);
  if ('refused' in target) return target.refused;
  const progress = asText(bodyObject(call).progress)?.slice(0, 100);
  return once(call, () => aside(() => run(call, target, new ProgressTeller(call, progress))));
};
