import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { readDesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { DesignBody, SavedDesign } from '../../runtime/wire/design/DesignAnswer.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { designId } from '../reading/storedDesign.ts';
import { problemsFor } from './problemsFor.ts';
import { readUserDesign } from './readUserDesign.ts';
import { saveDesign } from './storeDesign.ts';
import { withForm } from './withForm.ts';

/** The version that a save was made from; undefined: it does not say. */
const overOf = (sent: Json | undefined): number | undefined => {
  const text = asText(sent) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/**
 * `add`, `update`: saves the caller's design, and tells what of it cannot be read. With the `Version` that it was made from,
 * it is refused when another save came first.
 */
export const addDesign = async (call: UserCall): Promise<Answer<SavedDesign>> => {
  const main = asObject(sentBody<DesignBody>(call).mainData) ?? {};
  const address = asText(main.TitleEnName) ?? call.query('titleEnName') ?? '';
  const store = async (document: DocumentTable): Promise<Answer<SavedDesign>> => {
    const record = readDesignRecord(main, address);
    if (record === undefined) return refuse('422', call.say('server.bodyTooLarge'));
    const { table } = document.main;
    const done = await saveDesign(call, table, record, overOf(main.Version));
    if (!done.ok) return issuesAnswer(call, done.issues);
    const { problems } = readUserDesign(call.context.catalog, document, record);
    const data = { FormId: designId(table, call.user.id), version: done.version };
    return succeed(call.say('server.saved'), data, { problems: problemsFor(call, problems) });
  };
  return withForm(call, address, store, 'Design');
};
