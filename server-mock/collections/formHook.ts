import {
  answerListTable,
  answerMenuId,
  answerTable,
  type Question,
} from '../../runtime/model/collections/CollectionForm.ts';
import { changedKinds, checkQuestions } from '../../runtime/model/collections/checkQuestions.ts';
import { unreadable, withKeptChoices } from '../../runtime/model/collections/readQuestions.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { dropRights } from '../accounts/changeRights.ts';
import { loadOverlays } from '../catalog/versions.ts';
import { type Hook, type HookInput, hookAt, outsideOf, veto } from '../context/Hook.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { closedSource } from '../dictionaries/closedSource.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { answeredChoices } from './answeredChoices.ts';
import { formTexts } from './formTexts.ts';
import { grantForm, refusedRoles } from './grantForm.ts';
import { publishForm, withdrawForm } from './publishForm.ts';
import { refusalToEditForm } from './refusalToEditForm.ts';
import { renameAnswers } from './renameAnswers.ts';
import { formOf, storedForms } from './storedForm.ts';

/** Refuses dictionaries that questions newly name and their maker may not read. */
const closedSources = (
  call: TransactionCall,
  before: readonly Question[],
  after: readonly Question[],
): readonly Issue[] =>
  after.flatMap(({ field, source }) => {
    const isKept = before.some((one) => one.field === field && one.source === source);
    return isKept ? [] : (closedSource(call, source, 'DaraggeOptions') ?? []);
  });

/** Checks who writes a form and its questions before it is written, and writes what follows from them. */
const check: Hook = async ({ call, db, table, stored, values }) => {
  const refused = stored && refusalToEditForm(call.user, table, stored);
  if (refused !== undefined) return [refused];
  const roles = await refusedRoles(db, call.user, stored, values);
  if (roles.length > 0) return roles;
  const damaged = unreadable(String(values.DaraggeOptions ?? ''));
  if (damaged.length > 0) return damaged;
  const before = stored && formOf(stored);
  const { title, questions } = formOf({ ...stored, ...values });
  const had = before?.questions ?? [];
  if (questions.length === 0 && had.length > 0) return veto('DaraggeOptions', 'collection.noQuestions');
  const issues = [
    ...checkQuestions(questions),
    ...changedKinds(had, questions),
    ...closedSources(call, had, questions),
  ];
  if (issues.length > 0) return issues;
  const answered = await answeredChoices(db, answerTable(formOf({ ...stored }).formId), had, questions);
  if (values.DaraggeOptions !== undefined)
    values.DaraggeOptions = withKeptChoices(String(values.DaraggeOptions), answered.kept);
  values.FieldCount = questions.length;
  if (questions.length > 0 && title !== '') Object.assign(values, formTexts(questions));
  return answered.questions;
};

const rowOf = async ({ call, db, stored, values }: HookInput): Promise<Row | undefined> => {
  const key = stored?.FormId ?? values.FormId;
  return (await storedForms(db, call.context.catalog, sql`"FormId" = ${key ?? null}`))[0];
};

const publish: Hook = async (input) => {
  const { call, db, stored } = input;
  const row = await rowOf(input);
  if (row === undefined) return [];
  const form = formOf(row);
  if (form.questions.length === 0) return [];
  const before = stored && formOf(stored);
  if (before !== undefined) await renameAnswers(db, call, form, before.questions);
  const issues = await publishForm(db, call, form, before);
  if (issues.length > 0) return issues.map((issue) => ({ ...issue, path: '' }));
  const wasOpen = before !== undefined && before.questions.length > 0;
  const refused = await grantForm(db, call, row, wasOpen ? stored : undefined);
  return refused.map((issue) => ({ ...issue, path: '' }));
};

const answersTo = async (tx: Queryable, formId: string): Promise<number> => {
  const { rows } = await systemRun(
    tx,
    'schema',
    sql`select count(*)::int as "n" from ${systemTable(answerListTable)} where "FormId" = ${formId}`,
  );
  return Number(rows[0]?.n ?? 0);
};

/** A form with answers stays. Otherwise its table, page and menu line leave with it. */
const withdraw: Hook = async ({ call, db, stored }) => {
  if (stored === undefined) return [];
  const form = formOf(stored);
  const n = await answersTo(db, form.formId);
  if (n > 0) return veto('', 'collection.hasAnswers', { title: form.title, n });
  const issues = await withdrawForm(db, call.context, form);
  if (issues.length > 0) return issues;
  await dropRights(db, answerMenuId(form.formId));
  return [];
};

const mayDelete: Hook = async ({ call, table, stored }) => {
  const refused = stored && refusalToEditForm(call.user, table, stored);
  return refused === undefined ? [] : [refused];
};

/** Schemas and rights changed beside a form with questions: loads what is in force now. */
const tell: Hook = async (input) => {
  const row = input.moment === 'delAfter' ? input.stored : await rowOf(input);
  if (row === undefined || formOf(row).questions.length === 0) return [];
  const { context } = outsideOf(input);
  await loadOverlays(context);
  const answers = [answerTable(formOf(row).formId), answerListTable];
  context.changes.bump(['Sys_RoleAuth', 'Sys_Log', ...answers]);
  return [];
};

/** FormDesignOptions: a form with questions has a table of answers. A save puts it in force at once, with history. */
export const formHook = hookAt({
  addBefore: check,
  updateBefore: check,
  delBefore: mayDelete,
  addInside: publish,
  updateInside: publish,
  delInside: withdraw,
  addAfter: tell,
  updateAfter: tell,
  delAfter: tell,
});
