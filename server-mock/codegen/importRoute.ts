import type { Json } from '../../runtime/model/schema/Json.ts';
import type { EntryImport } from '../../runtime/wire/codegen/EntryImport.ts';
import { loadOverlays } from '../catalog/versions.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { flatEntries } from './flatEntries.ts';
import { importEntries } from './importEntries.ts';

/** Most entries of a call. */
const most = 500;

/** Thrown only to roll the transaction back. */
class Undo extends Error {}

/** Stores entries from outside and puts them in force; `isDry`: only checks. */
export const importBatch = async (
  call: UserCall,
  entries: readonly Json[],
  isDry: boolean,
): Promise<Answer<EntryImport>> => {
  const flat = flatEntries(entries);
  if (flat === undefined || flat.length === 0 || flat.length > most)
    return refuse('422', call.say('codegen.noEntries', { most }));
  const { context } = call;
  let refused: Answer<never> | undefined;
  try {
    await context.db.transaction(
      async (tx) => {
        const issues = await importEntries(tx, call, flat);
        if (issues.length > 0) refused = issuesAnswer(call, issues);
        if (isDry || refused !== undefined) throw new Undo();
      },
      { timeout: 0 },
    );
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (refused !== undefined) return refused;
  const tables = flat.map(({ record }) => String(record.tableName ?? record.TableName ?? ''));
  if (isDry) return succeed(call.say('codegen.checked', { n: flat.length }), { tables, dryRun: true });
  await loadOverlays(context);
  context.changes.bump([
    ...['Sys_TableInfo', 'Sys_TableInfoColumn', 'Base_NumberRule'],
    ...['Sys_DictionaryList', 'Sys_Log', 'Sys_RoleAuth'],
  ]);
  return succeed(call.say('codegen.imported', { n: flat.length }), { tables, dryRun: false });
};
