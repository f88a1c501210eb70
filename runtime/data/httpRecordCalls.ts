import { addressOf } from '../wire/Endpoint.ts';
import { effectEndpoints } from '../wire/effects/effectEndpoints.ts';
import { effectsAnswer } from '../wire/effects/readEffects.ts';
import { makeEndpoints } from '../wire/links/makeEndpoints.ts';
import { madeDraft } from '../wire/links/readMake.ts';
import { trailAnswer } from '../wire/links/readTrail.ts';
import { trailEndpoints } from '../wire/links/trailEndpoints.ts';
import { printEndpoints } from '../wire/print/printEndpoints.ts';
import { keptPrint, offeredTemplates, printedDocuments } from '../wire/print/readPrint.ts';
import { addedComment, commentsPage } from '../wire/records/readComments.ts';
import { historyPage } from '../wire/records/readHistory.ts';
import { relatedAnswer } from '../wire/records/readRelated.ts';
import { usesAnswer } from '../wire/records/readUses.ts';
import { tableEndpoints as endpoints } from '../wire/tableEndpoints.ts';
import type { Http } from './Http.ts';
import { longCall } from './longCall.ts';
import type { RecordCalls } from './RecordCalls.ts';

/** {@link RecordCalls} over the endpoints of each table. */
export function httpRecordCalls(http: Http): RecordCalls {
  return {
    history: (table, key, before) =>
      http.call(
        endpoints.history,
        { params: { table }, body: { key, ...(before === undefined ? {} : { before }) } },
        historyPage,
      ),
    comments: (table, key, before) =>
      http.call(
        endpoints.comments,
        { params: { table }, body: { key, ...(before === undefined ? {} : { before }) } },
        commentsPage,
      ),
    addComment: (table, key, text) =>
      http.call(endpoints.addComment, { params: { table }, body: { key, text } }, addedComment),
    make: (body) => http.call(makeEndpoints.make, { body }, madeDraft),
    print: (table, body, follow) =>
      longCall(http, addressOf(printEndpoints.keep, { table }), { body: { ...body } }, keptPrint, follow),
    printTemplates: (table) => http.call(printEndpoints.templates, { query: { table } }, offeredTemplates),
    printed: (table, body) =>
      http.call(printEndpoints.printed, { params: { table }, body }, printedDocuments),
    trail: (table, key) =>
      http.call(trailEndpoints.trail, { query: { table, key: String(key) } }, trailAnswer),
    effects: (table, key) =>
      http.call(effectEndpoints.effects, { query: { table, key: String(key) } }, effectsAnswer),
    uses: (table, keys) => http.call(endpoints.uses, { params: { table }, body: keys }, usesAnswer),
    related: (table, key) =>
      http.call(endpoints.related, { params: { table }, body: { key } }, relatedAnswer),
  };
}
