import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { EntryImport } from '../../runtime/wire/codegen/EntryImport.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { runBatch } from './entryBatches/runBatch.ts';
import { flatEntries } from './flatEntries.ts';
import { nameOfSent } from './sentNames.ts';

/** Most entries of a call. */
const most = 500;

/** Stores entries from outside and puts them in force; `isDry`: only checks. */
export const importBatch = async (
  call: UserCall,
  entries: readonly Json[],
  { isDry, isConfirmed }: { readonly isDry: boolean; readonly isConfirmed: boolean },
): Promise<Answer<EntryImport>> => {
  const flat = flatEntries(entries);
  if (flat === undefined || flat.length === 0 || flat.length > most)
    return refuse('422', call.say('codegen.noEntries', { most }));
  const { user, requestId } = call;
  const { inForce, left, issues } = await runBatch(call.context, flat, {
    user,
    requestId,
    isDry,
    isConfirmed,
  });
  const stopped = schemaIssue('codegen.stopped', '', {
    ...{ n: inForce.length, left: left.length },
    tables: inForce.join('、'),
    name: left[0] ?? '',
  });
  if (issues.length > 0) return issuesAnswer(call, inForce.length === 0 ? issues : [stopped, ...issues]);
  return succeed(call.say(isDry ? 'codegen.checked' : 'codegen.imported', { n: flat.length }), {
    tables: flat.map(nameOfSent),
    dryRun: isDry,
  });
};
