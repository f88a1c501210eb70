import type { RunOptions } from '../../../expressions/index.ts';
import { compute } from '../../../runtime/model/compute.ts';
import type { Document, DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import type { DefaultSource } from '../../../runtime/model/defaultValue.ts';
import { followed } from '../../../runtime/model/followed.ts';
import type { Issue } from '../../../runtime/model/Issue.ts';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Cell, MutableRow, Row } from '../../../runtime/model/Row.ts';
import { validateDocument } from '../../../runtime/model/validateDocument.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import type { UserCall } from '../../http/Call.ts';
import { runOptions } from '../../runOptions.ts';
import { fillDefaults } from '../saving/fillDefaults.ts';
import { fillLookups, type LookupRow } from '../saving/fillLookups.ts';
import { checkDependents, type DependentRow } from './checkDependents.ts';
import type { Draft } from './Draft.ts';
import type { Pace } from './Pace.ts';

/** Records whose chosen records are looked up together. */
const togetherAtOnce = 1_000;

/** Told of an issue; `row`: of the file. */
export type RefuseValue = (
  row: number,
  table: ResolvedTable,
  issue: Issue,
  field: string,
  value: Cell | undefined,
) => void;

/** What a check needs besides the records. */
export interface DraftCheck {
  readonly call: UserCall;
  /** As the user's roles shape it: what is validated. */
  readonly document: DocumentTable;
  /** Without any role's limits: what is computed and stored. */
  readonly full: DocumentTable;
  readonly pace: Pace;
  readonly refuse: RefuseValue;
  /** Whether this cell was refused already: one message a cell. */
  isRefused(row: number, table: string, field: string): boolean;
  done(records: number): void;
}

const detailRows = (draft: Draft, table: string): readonly { row: number; values: MutableRow }[] =>
  draft.details.get(table) ?? [];

const noDetails: Document['details'] = {};

const documentOf = (draft: Draft): Document => ({
  main: draft.values,
  details:
    draft.details.size === 0
      ? noDetails
      : Object.fromEntries(
          [...draft.details].map(([table, rows]) => [table, rows.map(({ values }): Row => values)]),
        ),
});

const takeComputed = (table: ResolvedTable, computed: Row | undefined, values: MutableRow): void => {
  for (const field of table.fields)
    if (field.formula !== undefined) values[field.field] = computed?.[field.field] ?? null;
};

/** The values that come with chosen records, for many records by one query a field. */
const lookUp = async (check: DraftCheck, drafts: readonly Draft[]): Promise<void> => {
  const { call, full } = check;
  const bring = async (table: ResolvedTable, rows: readonly { row: number; values: MutableRow }[]) => {
    const issues: Issue[] = [];
    const asked: LookupRow[] = rows.map(({ values }, index) => ({
      stored: undefined,
      values,
      prefix: `${index}:`,
    }));
    await fillLookups(call, table, asked, issues);
    for (const issue of issues) {
      const [index = '', field = ''] = issue.path.split(':');
      const row = rows[Number(index)];
      check.refuse(row?.row ?? 0, table, issue, field, row?.values[field]);
    }
  };
  await bring(full.main, drafts);
  for (const { table } of full.details)
    await bring(
      table,
      drafts.flatMap((draft) => detailRows(draft, table.table)),
    );
};

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
      drafts.flatMap((draft) =>
        detailRows(draft, table.table).map((row) => ({ ...row, main: draft.values })),
      ),
    );
};

/** Where an issue of a document stands: the row of the file, the table and the field. */
const placeOf = (check: DraftCheck, draft: Draft, path: string) => {
  const [, table = '', index = '', field = ''] = /^(\w+)\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  const detail = check.full.details.find((one) => one.table.table === table)?.table;
  if (detail === undefined)
    return { row: draft.row, table: check.full.main, field: path, value: draft.values[path] };
  const row = detailRows(draft, table)[Number(index)];
  return { row: row?.row ?? draft.row, table: detail, field, value: row?.values[field] };
};

const checkOne = async (
  check: DraftCheck,
  draft: Draft,
  source: DefaultSource,
  options: RunOptions,
): Promise<void> => {
  const { call, document, full } = check;
  fillDefaults(full.main, draft.values, source);
  for (const { table } of full.details)
    for (const { values } of detailRows(draft, table.table)) {
      const taken = followed(table, (field) => draft.values[field] ?? null);
      for (const [field, value] of Object.entries(taken))
        if (!Object.hasOwn(values, field)) values[field] = value;
      fillDefaults(table, values, source);
    }
  const computed = compute(full, documentOf(draft), options);
  takeComputed(full.main, computed.document.main, draft.values);
  for (const { table } of full.details)
    for (const [index, { values }] of detailRows(draft, table.table).entries())
      takeComputed(table, computed.document.details[table.table]?.[index], values);
  const found = validateDocument(
    document,
    documentOf(draft),
    source.now === undefined ? {} : { now: source.now },
  );
  const issues = [...found, ...computed.issues].filter(({ severity }) => severity === 'error');
  const said = new Set<string>();
  for (const issue of issues) {
    const { row, table, field, value } = placeOf(check, draft, issue.path);
    // What could not be read, or found, is why the value is missing.
    if (said.has(issue.path) || check.isRefused(row, table.table, field)) continue;
    said.add(issue.path);
    check.refuse(row, table, issue, field, value);
  }
  if (issues.length > 0) return;
  const { values } = draft;
  const { details } = documentOf(draft);
  const vetoes = await runHooks({
    call,
    moment: 'addBefore',
    table: full.main,
    stored: undefined,
    values,
    details,
  });
  for (const issue of vetoes) {
    const { row, table, field, value } = placeOf(check, draft, issue.path);
    check.refuse(row, table, issue, field, value);
  }
};

/**
 * Checks records as a save does, each for itself: what comes with chosen records, defaults, formulas, the rules of every
 * field, the hooks of the table. The records are filled in place. In slices: others are answered in between.
 */
export const checkDrafts = async (check: DraftCheck, drafts: readonly Draft[]): Promise<void> => {
  const { pace } = check;
  for (let from = 0; from < drafts.length; from += togetherAtOnce) {
    const some = drafts.slice(from, from + togetherAtOnce);
    await choose(check, some);
    await lookUp(check, some);
    // Read once for many: telling the time in a zone costs more than checking a record.
    const options = runOptions(check.call.context);
    const source = { now: check.call.context.clock.now(), user: check.call.user };
    for (const draft of some) {
      await checkOne(check, draft, source, options);
      if (pace.isDue) await pace.rest();
    }
    check.done(from + some.length);
  }
};
