import { collectionEndpoints as endpoints } from '../wire/collections/collectionEndpoints.ts';
import { answeredForms, formToFill, listedForms } from '../wire/collections/readForms.ts';
import { savedRecord } from '../wire/saveCall.ts';
import type { CollectionCalls } from './CollectionCalls.ts';
import type { Http } from './Http.ts';

/** {@link CollectionCalls} over FormDesignOptions. */
export const httpCollectionCalls = (http: Http): CollectionCalls => ({
  open: () => http.call(endpoints.open, {}, listedForms),
  form: (id) => http.call(endpoints.form, { query: { id } }, formToFill),
  submit: (FormId, answers, key) =>
    http.call(
      endpoints.submit,
      {
        body: { mainData: { FormId, FormData: JSON.stringify(answers) } },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      },
      savedRecord,
    ),
  answered: () => http.call(endpoints.answered, {}, answeredForms),
});
