import { authorize } from '../../runtime/model/access/authorize.ts';
import {
  answerPath,
  answerTable,
  type CollectionForm,
  formStatus,
} from '../../runtime/model/collections/CollectionForm.ts';
import { asObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { collectionEndpoints as endpoints } from '../../runtime/wire/collections/collectionEndpoints.ts';
import type {
  AnsweredForm,
  FormToFill,
  ListedForm,
  SubmitBody,
} from '../../runtime/wire/collections/FormAnswers.ts';
import type { Envelope } from '../../runtime/wire/Envelope.ts';

import type { SavedAnswer } from '../../runtime/wire/SavePayload.ts';
import { sentJson } from '../../runtime/wire/sentJson.ts';
import { shownLayers } from '../catalog/shownLayers.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { once } from '../http/idempotency/once.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { saveAs } from '../operations/save.ts';
import { readSaveRequest } from '../operations/saving/readSaveRequest.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { formOf, storedForms } from './storedForm.ts';

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Found {
  readonly record: Row;
  readonly form: CollectionForm;
}

const mayOn = ({ user, context }: UserCall, action: string, { formId }: CollectionForm): boolean => {
  const table = context.catalog.table(answerTable(formId));
  return table !== undefined && authorize(user, action, table).allowed;
};

/** The form that a call names, if the user may fill it in now; else the refusal in words. */
const formToFill = async (
  call: UserCall,
  where: Fragment | undefined,
): Promise<Found | { readonly refused: Answer<never> }> => {
  const { db, catalog } = call.context;
  const [record] = where === undefined ? [] : await storedForms(db, catalog, where);
  if (record === undefined) return { refused: refuse('404', call.say('collection.noForm')) };
  const form = formOf(record);
  const { title } = form;
  if (record.Status === formStatus.ended)
    return { refused: refuse('422', call.say('collection.ended', { title })) };
  if (record.Status !== formStatus.collecting || catalog.table(answerTable(form.formId)) === undefined)
    return { refused: refuse('422', call.say('collection.notYet', { title })) };
  return mayOn(call, 'Add', form)
    ? { record, form }
    : { refused: refuse('403', call.say('collection.notAsked', { title })) };
};

const byId = (id: string | undefined): Fragment | undefined =>
  id !== undefined && guid.test(id) ? sql`"FormId" = ${id}` : undefined;

const tellForm = async (call: UserCall, where: Fragment | undefined): Promise<Answer<FormToFill>> => {
  const found = await formToFill(call, where);
  if ('refused' in found) return found.refused;
  const { record, form } = found;
  const table = answerTable(form.formId);
  return succeed(null, {
    formId: form.formId,
    title: form.title,
    description: String(record.Description ?? ''),
    formOptions: String(record.FormOptions ?? ''),
    table,
    layers: shownLayers(call.context.catalog, call.user, table),
  });
};

/** Saves answers as a new record of the form's table, through all phases of a save. */
const submit = async (call: UserCall): Promise<Answer<SavedAnswer>> => {
  const sent = asObject(sentBody<SubmitBody>(call).mainData);
  const found = await formToFill(call, byId(asText(sent?.FormId)));
  if ('refused' in found) return found.refused;
  const answers = asObject(sentJson(sent?.FormData));
  const table = call.context.catalog.table(answerTable(found.form.formId));
  const asked = new Set(found.form.questions.map(({ field }) => field));
  const mainData = Object.fromEntries(Object.entries(answers ?? {}).filter(([field]) => asked.has(field)));
  const request = table && readSaveRequest(table, 'Add', { mainData, detailData: null, delKeys: null });
  if (answers === undefined || request === undefined) return refuse('422', call.say('collection.badData'));
  return once(call, () =>
    saveAs(call, request, undefined, (saved) => ({
      ...saved,
      body: { ...(saved.body as Envelope), message: call.say('collection.submitted') },
    })),
  );
};

const listed = ({ record, form }: Found): ListedForm => ({
  formId: form.formId,
  title: form.title,
  description: String(record.Description ?? ''),
  status: Number(record.Status ?? formStatus.draft),
  questions: form.questions.length,
});

const formsOf = async ({ context }: UserCall, where: Fragment): Promise<readonly Found[]> =>
  (await storedForms(context.db, context.catalog, where)).map((record) => ({ record, form: formOf(record) }));

const openForms = async (call: UserCall): Promise<Answer<readonly ListedForm[]>> => {
  const found = await formsOf(call, sql`"Status" = ${formStatus.collecting}`);
  return succeed(null, found.filter(({ form }) => mayOn(call, 'Add', form)).map(listed));
};

const answeredForms = async (call: UserCall): Promise<Answer<readonly AnsweredForm[]>> => {
  const found = await formsOf(call, sql`"FieldCount" > 0`);
  const seen: AnsweredForm[] = [];
  for (const one of found) {
    const access = accessTable(call, answerTable(one.form.formId), 'Search');
    if ('refused' in access) continue;
    const { rows: guarded } = access.access;
    const { rows } = await guarded.run(
      call.context.db,
      sql`select count(*)::int as "n" from ${guarded.matching()}`,
    );
    const answers = Number(rows[0]?.n ?? 0);
    if (answers > 0 || one.record.Status !== formStatus.draft)
      seen.push({ ...listed(one), path: answerPath(one.form.formId), answers });
  }
  return succeed(null, seen);
};

/** Calls about forms that people fill in. */
export const formRoutes: readonly Route[] = [
  userRoute(endpoints.form, (call) => tellForm(call, byId(call.query('id')))),
  userRoute(endpoints.formByTitle, (call) => tellForm(call, sql`"Title" = ${call.query('titleName') ?? ''}`)),
  userRoute(endpoints.submit, submit),
  userRoute(endpoints.answered, answeredForms),
  userRoute(endpoints.open, openForms),
];
