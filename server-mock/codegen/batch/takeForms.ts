import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { answerTable, formTable } from '../../../runtime/model/collections/CollectionForm.ts';
import { checkQuestions } from '../../../runtime/model/collections/checkQuestions.ts';
import { readQuestions, unreadable } from '../../../runtime/model/collections/readQuestions.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import { rolesOf } from '../../access/roles.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { stampRow } from '../../records/stamps.ts';
import { insertRow, updateRow } from '../../records/writeRow.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';
import { entryRow } from '../entryRow.ts';
import type { BatchSide, BatchStep } from './BatchResult.ts';
import { tablesIn } from './batchForms.ts';
import { conflictIssues } from './conflictIssues.ts';
import type { BatchForm, SchemaBatch } from './SchemaBatch.ts';

interface TakenForms {
  readonly steps: readonly BatchStep[];
  readonly conflicts: readonly Issue[];
  readonly issues: readonly Issue[];
  readonly notes: readonly Issue[];
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What of a form its table follows; its state and its roles are those of each installation. */
const design = [
  'Title',
  'Description',
  'DaraggeOptions',
  'FormOptions',
  'FormConfig',
  'TableConfig',
] as const;

const said = (row: Row): JsonObject =>
  Object.fromEntries(
    design.flatMap((name) => ((row[name] ?? '') === '' ? [] : [[name, row[name] as string]])),
  );

const mistakesIn = (row: Row): readonly Issue[] => {
  const text = String(row.DaraggeOptions ?? '');
  const damaged = unreadable(text);
  return damaged.length > 0 ? damaged : checkQuestions(readQuestions(text));
};

/**
 * Stores the forms whose tables come with a batch. A new one arrives whole, with roles of the same names. One that is here
 * follows its table: it is taken where the table became that of the file (`followed`); where both sides differ, `side` decides.
 */
export const takeForms = async (
  tx: Queryable,
  by: EntryPublisher,
  { forms = [], schemas }: Pick<SchemaBatch, 'forms' | 'schemas'>,
  followed: ReadonlySet<string>,
  side: BatchSide | undefined,
): Promise<TakenForms> => {
  const table = by.context.catalog.table(formTable);
  if (table === undefined || forms.length === 0) return { steps: [], conflicts: [], issues: [], notes: [] };
  const writer = { id: by.user.id, name: by.user.realName, now: by.context.clock.now() };
  const here = new Map(
    (await systemRows(tx, 'schema', table, sql`true`)).map((row) => [String(row.FormId).toLowerCase(), row]),
  );
  const roles = new Map((await rolesOf(tx)).map(({ id, name }) => [name, id] as const));
  const tables = tablesIn(schemas);
  const [steps, conflicts, issues, notes]: [BatchStep[], Issue[], Issue[], Issue[]] = [[], [], [], []];
  const idsOf = (names: readonly string[], at: string): string => {
    for (const name of names)
      if (!roles.has(name)) notes.push(schemaIssue('batch.noRole', at, { name }, 'warning'));
    return names.flatMap((name) => roles.get(name) ?? []).join(',');
  };
  const takeOne = async ({ record, fillRoles, resultRoles }: BatchForm): Promise<void> => {
    const id = String(record.FormId ?? '').toLowerCase();
    const { row, issues: wrong } = entryRow(table, record, true);
    const name = String(row.Title ?? id);
    const at = `form ${name}`;
    if (!guid.test(id) || !tables.has(answerTable(id))) {
      issues.push(schemaIssue('batch.formAlone', at, { name }));
      return;
    }
    const mistakes = [...wrong, ...mistakesIn(row)];
    issues.push(...mistakes.map((issue) => ({ ...issue, path: `${at} ${issue.path}` })));
    if (mistakes.length > 0) return;
    const stored = here.get(id);
    const step = (how: BatchStep['how']): void => void steps.push({ how, kind: 'form', name });
    if (stored === undefined) {
      row.FillRoleIds = idsOf(fillRoles, at);
      row.ResultRoleIds = idsOf(resultRoles, at);
      stampRow(table, row, 'Add', writer);
      await insertRow(tx, table, row, id);
      return step('new');
    }
    const [now, file] = [said(stored), said(row)];
    if (sameJson(now, file)) return step('same');
    const isFollowed = followed.has(answerTable(id));
    if (!isFollowed) conflicts.push(...conflictIssues(at, undefined, now, file));
    if (!isFollowed && side !== 'file') return step('same');
    const next: Row = { ...Object.fromEntries(design.map((one) => [one, row[one] ?? null])) };
    const changed = { ...next, FieldCount: row.FieldCount ?? null };
    stampRow(table, changed, 'Update', writer);
    await updateRow(tx, table, stored.FormId ?? null, changed);
    step('changed');
  };
  for (const form of forms) await takeOne(form);
  return { steps, conflicts, issues, notes };
};
