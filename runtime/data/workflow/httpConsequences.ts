import type { Consequences } from '../../wire/workflow/Consequences.ts';
import { consequences } from '../../wire/workflow/readConsequences.ts';
import { workflowEndpoints } from '../../wire/workflow/workflowEndpoints.ts';
import type { Answer } from '../Answer.ts';
import type { RecordKey } from '../DataSource.ts';
import type { Http } from '../Http.ts';

/** `GET api/Sys_WorkFlow/consequences`. */
export const httpConsequences = (http: Http, table: string, key: RecordKey): Promise<Answer<Consequences>> =>
  http.call(workflowEndpoints.consequences, { query: { tableName: table, id: String(key) } }, consequences);
