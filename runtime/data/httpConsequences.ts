import { addressOf } from '../wire/Endpoint.ts';
import { bool, listOf, maybe, number, object, oneOf, or, text } from '../wire/shape.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { Answer } from './Answer.ts';
import type { Consequences, DocumentRef, MadeDocument, UndoStep } from './ConsequenceData.ts';
import type { RecordKey } from './DataSource.ts';
import type { Http } from './Http.ts';

/** Documents an answer may name; each has up to five steps. */
const most = 1000;
const words = or(text, '');
const ref = { table: text, key: text };

const consequences = object<Consequences>({
  list: listOf(
    object<MadeDocument>({
      ...ref,
      cnName: words,
      label: words,
      auditStatus: maybe(number),
      status: words,
      depth: number,
      from: object<DocumentRef>(ref),
      blocks: words,
    }),
    most,
  ),
  order: listOf(
    object<UndoStep>({
      ...ref,
      cnName: words,
      label: words,
      action: oneOf(['reopen', 'reverse', 'recall', 'settle', 'remove']),
    }),
    most * 5,
  ),
  hidden: or(number, 0),
  isCut: or(bool, false),
  refused: words,
});

/** `GET api/Sys_WorkFlow/consequences`. */
export const httpConsequences = (http: Http, table: string, key: RecordKey): Promise<Answer<Consequences>> =>
  http.action(
    addressOf(workflowEndpoints.consequences, {}, { tableName: table, id: String(key) }),
    {},
    consequences,
  );
