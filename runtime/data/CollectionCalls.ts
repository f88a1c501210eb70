import type { Row } from '../model/schema/Row.ts';
import type { AnsweredForm, FormToFill, ListedForm } from '../wire/collections/FormAnswers.ts';
import type { SavedRecord } from '../wire/SavePayload.ts';
import type { Answer } from './Answer.ts';

/** Calls about forms for collecting data. */
export interface CollectionCalls {
  /** Forms that the user may fill in now. */
  open(): Promise<Answer<readonly ListedForm[]>>;
  form(formId: string): Promise<Answer<FormToFill>>;
  /** Stores answers. `key`: a repeated key returns the same answer and stores once. */
  submit(formId: string, answers: Row, key?: string): Promise<Answer<SavedRecord>>;
  /** Forms whose answers the user may see. */
  answered(): Promise<Answer<readonly AnsweredForm[]>>;
}
