import {
  answerListTable,
  formStatus,
  formTable,
  isAnswerTable,
} from '../../runtime/model/collections/CollectionForm.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { SavePlug } from '../context/SavePlug.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { name, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { fail, refuse } from '../http/Answer.ts';
import { Refusal } from '../http/Refusal.ts';
import { systemRows } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';
import { stampRow } from '../records/stamps.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import type { Clock } from '../time/Clock.ts';
import { AnswerBrake } from './AnswerBrake.ts';
import { answerData } from './answerData.ts';
import { refusalToEditForm } from './refusalToEditForm.ts';
import { formOf, formOfTable, ofTable } from './storedForm.ts';

const tables = [answerListTable] as const;

/** One brake for each running server, which has one clock. */
const brakes = new WeakMap<Clock, AnswerBrake>();

const brakeOf = (clock: Clock): AnswerBrake => {
  const brake = brakes.get(clock) ?? new AnswerBrake(() => clock.millis());
  brakes.set(clock, brake);
  return brake;
};

/** Writes the line of each of these answers in the list of all answers. */
export const listAnswers = async (
  tx: Queryable,
  call: TransactionCall,
  table: string,
  answers: readonly Row[],
): Promise<void> => {
  const { catalog, clock } = call.context;
  const list = catalog.table(answerListTable);
  const answerSchema = catalog.table(table);
  const record = await formOfTable(tx, catalog, table);
  if (list === undefined || answerSchema === undefined || record === undefined) return;
  const form = formOf(record);
  const writer = { id: call.user.id, name: call.user.realName, now: clock.now() };
  for (const answer of answers) {
    const key = keyText(answer[answerSchema.key]);
    const where = sql`"FormId" = ${form.formId} and "AnswerKey" = ${key}`;
    const [known] = await systemRows(tx, 'change', list, where);
    const row = { FormId: form.formId, AnswerKey: key, ...answerData(form, answer) };
    stampRow(list, row, known === undefined ? 'Add' : 'Update', writer);
    await (known === undefined
      ? insertRow(tx, list, row)
      : updateRow(tx, list, known[list.key] ?? null, row));
  }
};

/** Answers of a form by their keys. */
export const storedAnswers = (
  tx: Queryable,
  table: ResolvedTable,
  keys: readonly (Cell | undefined)[],
): Promise<readonly Row[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : systemRows(tx, 'change', table, sql`${name(table.key)} in (${values(keys.map((key) => key ?? null))})`);

/**
 * Forms and their answers inside a write: a form is changed by its maker and by administrators only, a form that is collecting alone
 * takes new answers, and the list of all answers follows those of each form.
 */
export const answerPlug: SavePlug = {
  tables,
  async check(tx, call, full, written) {
    const { table } = full.main;
    if (table === formTable) {
      for (const { before } of await written()) {
        const refused = before && refusalToEditForm(call.user, full.main, before.main);
        if (refused !== undefined) throw new Refusal(refuse('403', messageOf(refused, call.locale)));
      }
    }
    if (!isAnswerTable(table)) return;
    if ((await written()).every(({ before }) => before !== undefined)) return;
    const form = await formOfTable(tx, call.context.catalog, table);
    if (form === undefined) throw new Refusal(refuse('404', call.say('collection.noForm')));
    if (form.Status === formStatus.collecting) {
      const seconds = brakeOf(call.context.clock).secondsFor(table, call.user.id);
      if (seconds === 0) return;
      const tooFast = fail(429, call.say('collection.tooFast', { title: String(form.Title ?? ''), seconds }));
      throw new Refusal({ ...tooFast, headers: { 'retry-after': String(seconds) } });
    }
    const rule = form.Status === formStatus.ended ? 'collection.ended' : 'collection.notYet';
    throw new Refusal(refuse('422', call.say(rule, { title: String(form.Title ?? '') })));
  },
  async saved(tx, { call, full, main }) {
    if (!isAnswerTable(full.main.table)) return undefined;
    await listAnswers(tx, call, full.main.table, [main]);
    return { tables, changes: {} };
  },
  async imported(tx, call, full, keys) {
    if (isAnswerTable(full.main.table))
      await listAnswers(tx, call, full.main.table, await storedAnswers(tx, full.main, keys));
  },
  async changed(tx, call, { table }, { rows }) {
    const schema = isAnswerTable(table) ? call.context.catalog.table(table) : undefined;
    if (schema === undefined) return;
    const keys = (await rows()).map((row) => row[schema.key]);
    await listAnswers(tx, call, table, await storedAnswers(tx, schema, keys));
  },
  async deleted(tx, { table }, keys) {
    if (!isAnswerTable(table)) return;
    await deleteWhere(tx, answerListTable, sql`${ofTable(table)} and "AnswerKey" in (${values(keys)})`);
  },
};
