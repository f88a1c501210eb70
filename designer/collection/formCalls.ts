import type { Answer } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { formTable } from '../../runtime/model/collections/CollectionForm.ts';
import { readList } from '../../runtime/model/record/design/readList.ts';
import { isObject, type Json } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { loadDocument } from '../../runtime/store/box/loadDocument.ts';
import { askQuestions } from '../../runtime/store/saving/askQuestions.ts';
import type { DesignAnswer } from '../../runtime/wire/design/DesignAnswer.ts';
import { questionsIn } from '../../runtime/wire/questions.ts';
import type { SavedRecord } from '../../runtime/wire/SavePayload.ts';
import type { SaveCalls } from '../form/base/loadForm.ts';

type FormApp = Pick<App, 'data' | 'schemas'>;

/** What asks the user what the server asks about stored answers. */
type AskingApp = FormApp & Pick<App, 'notify' | 't'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A design whose components are all fields of its own. Designs of other clients of this family do not say so. */
const asQuestions = (design: string): string => {
  // `readList` parses JSON.
  const parts = readList(design, 'DaraggeOptions').items as readonly Json[];
  return JSON.stringify(parts.map((raw) => (isObject(raw) ? { ...raw, isExtend: true } : raw)));
};

/** A form's record as the designer reads designs. */
const designOf = (row: Row): DesignAnswer => ({
  FormId: text(row.FormId),
  User_Id: 0,
  Version: Number(row.Version ?? 0),
  Title: text(row.Title),
  TitleEnName: text(row.FormId),
  DaraggeOptions: asQuestions(text(row.DaraggeOptions)),
  FormOptions: text(row.FormOptions),
  SqlParams: '',
  FormConfig: text(row.FormConfig),
  TableConfig: '',
});

/** Record of a form by its key; undefined: it is gone, or out of sight. */
export const loadDesign = async (
  { data, schemas }: FormApp,
  formId: string,
): Promise<Answer<DesignAnswer | undefined>> => {
  const doc = await schemas.document(formTable);
  if (!doc.ok) return doc;
  const answer = await loadDocument(data, doc.data, formId);
  return answer.ok ? { ...answer, data: answer.data && designOf(answer.data.main) } : answer;
};

let last = 0;

/** A column for a new question, named after the clock as in this family of products; no two are the same. */
const freeColumn = (): string => {
  last = Math.max(last + 1, Date.now());
  return `field${last}`;
};

/** Saves a form, asking the user what the server asks. */
const saveAsking = async (
  app: AskingApp,
  main: Row,
  confirmed: readonly string[] = [],
): Promise<Answer<SavedRecord>> => {
  const answers = confirmed.length === 0 ? {} : { confirmed };
  const answer = await app.data.update(formTable, { main, details: [], ...answers });
  const questions = answer.ok ? [] : questionsIn(answer.failure.data);
  if (questions.length === 0 || !(await askQuestions(app, questions))) return answer;
  return saveAsking(app, main, [...confirmed, ...questions.map(({ key }) => key)]);
};

/** Calls of the form designer over records of forms. A form's questions need no records of their own. */
export const formCalls = (app: AskingApp): SaveCalls => ({
  own: (formId) => loadDesign(app, formId),
  save: async ({ FormId = '', Version = 0, DaraggeOptions = '' }) => {
    const main = { FormId, Version, DaraggeOptions };
    const answer = await saveAsking(app, main);
    return answer.ok ? { ...answer, data: Number(answer.data.main.Version ?? 0) } : answer;
  },
  freeCode: async () => ({ ok: true, data: freeColumn(), message: undefined }),
  saveCustomFields: async () => ({ ok: true, data: new Map(), message: undefined }),
});
