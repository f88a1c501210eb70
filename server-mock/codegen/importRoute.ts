import type { Json } from '../../runtime/model/schema/Json.ts';
import type { EntryImport } from '../../runtime/wire/codegen/EntryImport.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { flatEntries } from './flatEntries.ts';
import { runImport } from './runImport.ts';

/** Most entries of a call. */
const most = 500;

/** Stores entries from outside and puts them in force; `isDry`: only checks. */
export const importBatch = async (
  call: UserCall,
  entries: readonly Json[],
  isDry: boolean,
): Promise<Answer<EntryImport>> => {
  const flat = flatEntries(entries);
  if (flat === undefined || flat.length === 0 || flat.length > most)
    return refuse('422', call.say('codegen.noEntries', { most }));
  const issues = await runImport(call.context, flat, { user: call.user, requestId: call.requestId, isDry });
  if (issues.length > 0) return issuesAnswer(call, issues);
  const tables = flat.map(({ record }) => String(record.tableName ?? record.TableName ?? ''));
  return succeed(call.say(isDry ? 'codegen.checked' : 'codegen.imported', { n: flat.length }), {
    tables,
    dryRun: isDry,
  });
};
