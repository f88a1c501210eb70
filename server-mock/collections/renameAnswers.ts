import {
  answerTable,
  type CollectionForm,
  type Question,
} from '../../runtime/model/collections/CollectionForm.ts';
import { questionKind } from '../../runtime/model/collections/questionKinds.ts';
import { renamedChoices } from '../../runtime/model/collections/renamedChoices.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { listAnswers, storedAnswers } from './answerPlug.ts';

/** Stored answers take the new texts of renamed choices. `before`: the questions as they were. */
export const renameAnswers = async (
  tx: Queryable,
  call: TransactionCall,
  { formId, questions }: CollectionForm,
  before: readonly Question[],
): Promise<void> => {
  const schema = call.context.catalog.table(answerTable(formId));
  if (schema === undefined) return;
  const changed = new Set<string>();
  for (const now of questions) {
    const was = before.find(({ field }) => field === now.field);
    if (was === undefined || !schema.byName.has(now.field)) continue;
    const column = name(now.field);
    const isSeveral = questionKind(was.type)?.several === true;
    for (const [old, key] of renamedChoices(was, now)) {
      const [next, isHeld] = isSeveral
        ? [
            sql`array_to_string(array_replace(string_to_array(${column}, ','), ${old}::text, ${key}::text), ',')`,
            sql`${old}::text = any(string_to_array(${column}, ','))`,
          ]
        : [sql`${key}::text`, sql`${column} = ${old}`];
      const { rows } = await systemRun(
        tx,
        'schema',
        sql`update ${systemTable(schema.table)} set ${column} = ${next}, "Version" = "Version" + 1
          where ${isHeld} returning ${name(schema.key)} as "key"`,
      );
      for (const row of rows) changed.add(String(row.key));
    }
  }
  const answers = await storedAnswers(tx, schema, [...changed].map(Number));
  await listAnswers(tx, call, schema.table, answers);
};
