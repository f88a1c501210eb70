import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { documentAnswer } from './documentAnswer.ts';
import { lastChange } from './lastChange.ts';
import type { WritingState } from './SaveState.ts';

/** Answers a stale save: who saved when, and the record as it is now. */
export const staleAnswer = async (tx: Queryable, state: WritingState, key: Cell): Promise<Answer<never>> => {
  const { call, full, request } = state;
  const [current] = await systemRows(tx, 'save', full.main, sql`${name(full.main.key)} = ${key}`);
  const { who, when } = lastChange(call, full.main, current);
  const data = await documentAnswer(tx, call, request.table, key);
  return refuse('409', call.say('server.stale', { who, when }), { ...data, who, when });
};
