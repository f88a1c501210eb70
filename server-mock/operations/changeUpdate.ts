import { auditStatus, auditStatusOf, isAudited } from '../../runtime/model/access/documentState.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { stateFields } from '../../runtime/model/fields/stateFields.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import { defaultValue } from '../../runtime/model/record/defaultValue.ts';
import { holds } from '../../runtime/model/record/fieldState.ts';
import { lackingFields, unmetNeeds } from '../../runtime/model/record/unmetNeeds.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { Transition } from '../../runtime/model/schema/TableSchema.ts';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';
import type { StateChange } from '../../runtime/wire/records/rowCalls.ts';
import { runOptions } from '../context/runOptions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { once } from '../http/idempotency/once.ts';
import { Refusal } from '../http/Refusal.ts';
import { nextCodes } from '../numberRules/nextCodes.ts';
import { decideRow, refuseState } from './rows/decideRow.ts';
import { forEachRow } from './rows/forEachRow.ts';
import { rowsAnswer } from './rows/rowsAnswer.ts';
import { type StateAccess, stateAccess } from './rows/stateAccess.ts';
import { pluggedTables, tellChanged } from './saving/plugged.ts';
import { sentKeys } from './sentKeys.ts';

/**
 * `POST /api/{table}/changeUpdate` `{action, keys}`: runs a status button (`TableSchema.transitions`).
 * Each row has its own transaction, which checks right, locks and condition under the row lock. Answers per
 * row.
 */
export const changeUpdate = async (
  call: UserCall,
  tableName: string,
): Promise<Answer<readonly RowOutcome[]>> => {
  const action = call.query('action') ?? asText(sentBody<StateChange>(call).action) ?? '';
  const transition = call.context.catalog
    .table(tableName)
    ?.transitions?.find((one) => one.action.toLowerCase() === action.toLowerCase());
  const found = stateAccess(call, tableName, transition?.right ?? 'Update');
  if ('refused' in found) return found.refused;
  if (transition === undefined)
    return refuse('422', call.say('server.unknownTransition', { action, table: found.access.table.cnName }));
  return once(call, () => change(call, found.access, transition));
};

const change = async (
  call: UserCall,
  access: StateAccess,
  transition: Transition,
): Promise<Answer<readonly RowOutcome[]>> => {
  const keys = sentKeys(call, access.table);
  if (keys === undefined) return refuse('422', call.say('server.badKey'));
  const done = transition.done ?? call.say('server.transitionDone', { text: transition.text });
  const options = runOptions(call.context);
  const outcomes = await forEachRow(
    call,
    {
      ...access,
      done,
      tables: pluggedTables(call.context),
      run: async (tx, row) => {
        if (!holds(transition.when, recordScope(row), false, options))
          throw new Refusal(refuse('422', transition.message));
        refuseUnmet(call, access.table, transition, row);
        // A button with its own right is checked against the locks of that right; documents under approval
        // are refused anyway.
        if (isAudited(access.table) && auditStatusOf(row) === auditStatus.running)
          refuseState(call, access.table, 'Update', row);
        await decideRow(tx, call, access.table, row, {
          action: transition.right ?? 'Update',
          values: {
            ...valuesOf(call, access.table, transition),
            ...(await drawnCodes(tx, call, access.table, lackingFields(access.table, transition, row))),
          },
          stamps: ['Update'],
          log: 'Edit',
          reason: transition.text,
        });
        await tellChanged(tx, call, access.table, { rows: async () => [row] });
      },
    },
    keys,
  );
  return rowsAnswer(call, outcomes, done);
};

const refuseUnmet = (call: UserCall, table: ResolvedTable, transition: Transition, row: Row): void => {
  const unmet = unmetNeeds(table, transition, row);
  if (unmet.length === 0) return;
  const fields = unmet.map(({ title }) => title).join(call.say('list.titleSeparator'));
  throw new Refusal(refuse('422', call.say('list.fillFirst', { text: transition.text, fields })));
};

/** Codes by number rule for fields that the new state needs. */
const drawnCodes = async (
  tx: Queryable,
  { context: { clock } }: TransactionCall,
  table: ResolvedTable,
  lacking: readonly ResolvedField[],
): Promise<Row> => {
  const codes: MutableRow = {};
  for (const { field, numberRule } of lacking)
    if (numberRule !== undefined) {
      const [code = null] = await nextCodes(tx, { table, field, formCode: numberRule }, clock.now(), 1);
      codes[field] = code;
    }
  return codes;
};

const valuesOf = (call: UserCall, table: ResolvedTable, { set }: Transition): Row => {
  const values: MutableRow = {};
  const source = { now: call.context.clock.now(), user: call.user };
  for (const [name, said] of Object.entries(set)) {
    const field = stateFields.has(name) ? undefined : table.byName.get(name);
    const parsed = field?.kind.parse(defaultValue(said, source), field);
    if (parsed?.ok) values[name] = parsed.value;
  }
  return values;
};
