import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import {
  answerListTable,
  answerTable,
  formTable,
} from '../../../runtime/model/collections/CollectionForm.ts';
import { generateCollection } from '../../../runtime/model/collections/generateCollection.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { superAdminRole } from '../../access/loadAccount.ts';
import { ddlOfCatalog } from '../../catalog/ddlOfCatalog.ts';
import { overlaysInForce } from '../../catalog/versions.ts';
import { madeSchemas } from '../../codegen/entryChanges.ts';
import { entryWorld } from '../../codegen/entryWorld.ts';
import type { Queryable } from '../../db/Database.ts';
import { migrateWithin } from '../../db/migrate.ts';
import { ownedBy } from '../../demo/DemoContext.ts';
import { DemoDates } from '../../demo/DemoDates.ts';
import type { DemoOptions } from '../../demo/DemoOptions.ts';
import { insertRows } from '../../demo/insertRows.ts';
import { Random } from '../../demo/Random.ts';
import { putInForce } from '../../publishing/putInForce.ts';
import { answerData } from '../answerData.ts';
import { formTexts } from '../formTexts.ts';
import { grantForm } from '../grantForm.ts';
import { formOf } from '../storedForm.ts';
import forms from './forms.json' with { type: 'json' };

type DemoForm = (typeof forms)[number];

const admin = {
  id: 1,
  realName: '超级管理员',
  isSuperAdmin: true,
  roleIds: [superAdminRole],
  grants: new Map(),
  fieldRights: new Map(),
};

/** Days before the last day of the data on which the forms were made. */
const made = -60;

const formRow = (form: DemoForm, at: number, { roleIds, now, ...names }: DemoOptions): Row => {
  const idsOf = (roles: readonly string[]): string => roles.flatMap((role) => roleIds[role] ?? []).join(',');
  const design = JSON.stringify(form.questions);
  const row = {
    FormId: form.formId,
    Title: form.title,
    Description: form.description,
    Status: form.status,
    FillRoleIds: idsOf(form.fill),
    ResultRoleIds: idsOf(form.see),
    DaraggeOptions: design,
  };
  const dates = new DemoDates(now);
  const { questions } = formOf(row);
  return {
    ...row,
    ...formTexts(questions),
    FieldCount: questions.length,
    ...ownedBy({ ...names, dates, random: new Random(1) }, 'admin', dates.past(made, at * 11)),
    Creator: admin.realName,
  };
};

/** `@-3` as a day, `@-3 08:30` as a time of it. */
const dated = (dates: DemoDates, cell: Cell): Cell => {
  const [, days, time] = (typeof cell === 'string' ? /^@(-\d+)(?: (\d\d:\d\d))?$/.exec(cell) : null) ?? [];
  if (days === undefined) return cell;
  const day = dates.day(Number(days));
  return time === undefined ? day : `${day} ${time}:00`;
};

/** Key of a line in the list of all answers: the same on every machine. */
const lineKey = (formId: string, at: number): string =>
  `${formId.slice(0, 24)}${String(at).padStart(12, '0')}`;

/** Forms of the demo company in every state, with answers. */
export const demoForms = async (tx: Queryable, options: DemoOptions): Promise<void> => {
  const { catalog, now, userIds, userNames } = options;
  const dates = new DemoDates(now);
  const context = { dates, userIds, userNames, random: new Random(1) };
  const world = await entryWorld(tx, catalog);
  const rows = forms.map((form, at) => formRow(form, at, options));
  for (const row of rows)
    for (const { kind, name, schema } of madeSchemas(generateCollection(formOf(row), world))) {
      const schemaKind = kindNamed(kind);
      if (schemaKind !== undefined)
        await putInForce(tx, schemaKind, { kind, name, patch: schema }, { ...admin, now });
    }
  const after = catalog.trial(await overlaysInForce(tx));
  await migrateWithin(tx, ddlOfCatalog(after));
  await insertRows(tx, options.document(formTable).main, rows);
  const call = { requestId: '', user: admin, context: { catalog: after, clock: { now: () => now } } };
  for (const [at, form] of forms.entries()) {
    const row = rows[at];
    const table = after.table(answerTable(form.formId));
    if (row === undefined || table === undefined) continue;
    await grantForm(tx, call, row, undefined);
    const answers = form.answers.map(
      ({ by, day, minute, values }, index): Row => ({
        [table.key]: index + 1,
        ...Object.fromEntries(
          form.questions.map(({ field }) => [
            field,
            dated(dates, (values as Readonly<Record<string, Cell>>)[field] ?? null),
          ]),
        ),
        ...ownedBy(context, by, dates.past(day, minute)),
      }),
    );
    await insertRows(tx, table, answers);
    const lines = answers.map((answer, index): Row => {
      const { CreateID = null, Creator = null, CreateDate = null, Version = 1 } = answer;
      const key = { FormCollectionId: lineKey(form.formId, index + 1), FormId: form.formId };
      const data = answerData(formOf(row), answer);
      return { ...key, AnswerKey: String(index + 1), ...data, CreateID, Creator, CreateDate, Version };
    });
    await insertRows(tx, options.document(answerListTable).main, lines);
  }
};
