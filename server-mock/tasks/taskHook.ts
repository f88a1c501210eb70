import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { type Hook, type HookInput, veto } from '../context/Hook.ts';
import { nextInstants } from './nextTime.ts';
import { targetOf } from './targetOf.ts';

/** Shortest time between two runs. */
const shortestSeconds = 10;

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,49}$/;
const headerValue = /^[\x20-\x7e]{1,200}$/;

const textOf = ({ values, stored }: HookInput, field: string): string =>
  String(values[field] ?? stored?.[field] ?? '').trim();

const schedule = (input: HookInput): readonly Issue[] => {
  const { clock } = input.call.context;
  const times = nextInstants(textOf(input, 'CronExpression'), new Date(clock.millis()), clock.timeZone, 5);
  if (times === undefined) return veto('CronExpression', 'task.cron');
  if (times.length === 0) return veto('CronExpression', 'task.never');
  const isTooOften = times.some((time, at) => {
    const before = times[at - 1];
    return before !== undefined && time.getTime() - before.getTime() < shortestSeconds * 1000;
  });
  return isTooOften ? veto('CronExpression', 'task.tooOften', { n: shortestSeconds }) : [];
};

const target = (input: HookInput): readonly Issue[] => {
  const found = targetOf(textOf(input, 'ApiUrl'), input.call.context.outboundHosts);
  return 'issues' in found ? found.issues : [];
};

const body = (input: HookInput): readonly Issue[] => {
  const text = textOf(input, 'PostData');
  return text === '' || parseJson(text).ok ? [] : veto('PostData', 'task.body');
};

const header = (input: HookInput): readonly Issue[] => {
  const name = textOf(input, 'AuthKey');
  if (name === '') return [];
  if (!headerName.test(name)) return veto('AuthKey', 'task.headerName');
  const value = textOf(input, 'AuthValue');
  return headerValue.test(value) ? [] : veto('AuthValue', 'task.headerValue');
};

/**
 * Sys_QuartzOptions: checks schedule, address, body and header before a task is stored. A task runs as the account that wrote
 * it, not as the one that starts it: starting another user's task must not lend it rights.
 */
export const taskHook: Hook = async (input) => {
  const { call, moment, values } = input;
  if (moment !== 'addBefore' && moment !== 'updateBefore') return [];
  // Empty: unchanged, because the value is never shown. Without a name there is none.
  if (textOf(input, 'AuthKey') === '') values.AuthValue = null;
  else if ((values.AuthValue ?? '') === '') delete values.AuthValue;
  const issues = [...schedule(input), ...target(input), ...body(input), ...header(input)];
  if (issues.length > 0) return issues;
  const always: Readonly<Record<string, Cell>> = { RunAs: call.user.id, NextRunTime: null, RunRequest: null };
  Object.assign(values, always);
  return [];
};
