import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { sentJson } from '../../runtime/wire/sentJson.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asObject, asText, bodyObject, type UserCall } from '../http/Call.ts';
import { answerValue } from './answerValue.ts';
import { accessTo, checkText } from './checkParameter.ts';
import { findParameter, mayOpen, parameterId } from './designs.ts';
import { limits } from './limits.ts';
import { readOnly } from './readOnly.ts';
import { readValues } from './readValues.ts';
import { inTime, isResting } from './resting.ts';
import type { SqlParameter } from './SqlParameter.ts';
import { isSwitchedOn } from './sqlSwitch.ts';
import { type Run, statementFor } from './statementFor.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

type Outcome =
  | { readonly rows: Rows; readonly parameter: SqlParameter }
  /** For the log only. */
  | { readonly because: string; readonly detail?: unknown };

/** Parses a request of parameter id and values. Undefined if it has anything else, above all SQL text. */
const readRequest = (call: UserCall): { readonly id: string; readonly values: JsonObject } | undefined => {
  const body = bodyObject(call);
  const [[name, extra] = ['', undefined], ...rest] = Object.entries(body);
  const isWrapped = name.toLowerCase() === 'extra';
  if (isWrapped && rest.length > 0) return undefined;
  const request = isWrapped ? asObject(sentJson(extra)) : body;
  const { id: sentId, values: sentValues, ...others } = request ?? {};
  const id = asText(sentId);
  const values = asObject(sentValues ?? {});
  if (id === undefined || values === undefined || Object.keys(others).length > 0) return undefined;
  return { id, values };
};

/** Removes columns that an approval step hides from the caller. SQL cannot hide a column for some rows only. */
const without = (hidden: ReadonlySet<string>, access: Run['access']): Run['access'] =>
  hidden.size === 0
    ? access
    : new Map(
        [...access].map(([table, one]) => [
          table,
          {
            ...one,
            readable: new Set(
              [...one.readable].filter((field) => !hidden.has(`${one.table.table}.${field}`)),
            ),
          },
        ]),
      );

const attempt = async (
  call: UserCall,
  { id, values }: { id: string; values: JsonObject },
): Promise<Outcome> => {
  const { context, user } = call;
  const { db, catalog, clock } = context;
  if (!(await isSwitchedOn(db))) return { because: 'switched off' };
  const found = await findParameter(db, catalog, id);
  if (found === undefined) return { because: 'no such parameter' };
  const { design, parameter } = found;
  if (!mayOpen(catalog, user, design.titleEnName)) return { because: 'no right to open the form' };
  const own = parameterId(design, parameter);
  if (isResting(context, own)) return { because: 'it ran out of time a moment ago' };
  const checked = await checkText(call, parameter, design.titleEnName);
  if (!checked.ok) return { because: 'the text may not run', detail: checked.issues };
  const read = readValues(checked.fields, values);
  if (!read.ok) return { because: `the value of ${read.field} is of another kind` };
  const allowed = accessTo(call, checked.prepared.tables);
  if ('forbidden' in allowed) return { because: `no right to read ${allowed.forbidden}` };
  const access = without(await context.guard.hiddenColumns(db, call), allowed.access);
  const run = { access, fields: checked.fields, values: read.values, now: clock.now() };
  const result = await inTime(context, own, () => readOnly(context, statementFor(checked.prepared, run)));
  if (result === undefined) return { because: 'it ran out of time while this call waited' };
  const { rows } = result;
  if (JSON.stringify(rows).length > limits.answer) return { because: 'the answer is too large' };
  return { rows, parameter };
};

/** Database error text, for the log only. */
const reasonOf = (error: DatabaseError): string =>
  `${error.sqlState} ${error.cause instanceof Error ? error.cause.message : ''}`;

/**
 * `POST /api/FormDesignOptions/executeSQL` `{extra: {id, values}}`: runs a SQL parameter as the caller. Returns its
 * rows in `data`, and in `extra.value` the first column of the first row as the parameter's type. On any failure the
 * caller gets SQL表达式无效; the reason is in the log.
 */
export const executeSql = async (call: UserCall): Promise<Answer<Rows>> => {
  const { log } = call.context;
  const request = readRequest(call);
  const who = { requestId: call.requestId, userId: call.user.id, parameter: request?.id.slice(0, 200) };
  const invalid = refuse('422', call.say('form.sqlInvalid'));
  if (request === undefined) {
    log.warn(who, 'SQL parameter refused: only an id and values may be sent');
    return invalid;
  }
  try {
    const outcome = await attempt(call, request);
    if ('rows' in outcome) {
      const { rows, parameter } = outcome;
      return succeed(null, rows, { field: parameter.field, value: answerValue(parameter.type, rows) });
    }
    log.warn({ ...who, detail: outcome.detail }, `SQL parameter refused: ${outcome.because}`);
  } catch (error) {
    const reason = error instanceof DatabaseError ? reasonOf(error) : undefined;
    if (reason === undefined) log.error({ ...who, err: error }, 'SQL parameter failed');
    else log.warn({ ...who, reason }, 'SQL parameter failed in the database');
  }
  return invalid;
};
