import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { signedIn } from '../Right.ts';
import type { SavedAnswer } from '../SavePayload.ts';
import type { AnsweredForm, FormToFill, ListedForm, SubmitBody } from './FormAnswers.ts';

/** Calls about forms for collecting data. Rights hold on the table of each form's answers. */
export const collectionEndpoints = {
  /** By `id`. */
  form: endpoint<FormToFill>()(
    'GET',
    '/api/FormDesignOptions/getFormOptions',
    signedIn,
    keysAt('form', 'query.id'),
  ),
  /** By `titleName`, the form's title. */
  formByTitle: endpoint<FormToFill>()(
    'GET',
    '/api/FormDesignOptions/getFormOptionsForTitleName',
    signedIn,
    keysAt('form', 'query.titleName'),
  ),
  submit: endpoint<SavedAnswer, SubmitBody>()(
    'POST',
    '/api/FormDesignOptions/submit',
    signedIn,
    keysAt('form', 'body.mainData.FormId'),
  ),
  /** Forms whose answers the user may see. */
  answered: endpoint<readonly AnsweredForm[]>()('GET', '/api/FormDesignOptions/getList', signedIn),
  /** Forms that the user may fill in now. */
  open: endpoint<readonly ListedForm[]>()('GET', '/api/FormDesignOptions/getFillList', signedIn),
} as const;
