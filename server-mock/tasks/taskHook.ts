import { nextQuartzTimes } from '../../runtime/model/fields/quartz/quartzTimes.ts';
import { readQuartz } from '../../runtime/model/fields/quartz/readQuartz.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { ask, type Hook, type HookInput, outsideOf, veto } from '../context/Hook.ts';
import { targetOf } from './targetOf.ts';
import { taskSecret } from './taskSecret.ts';

/** Shortest time between two runs. */
const shortestSeconds = 10;

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,49}$/;
const headerValue = /^[\x20-\x7e]{1,200}$/;

const textOf = ({ values, stored }: HookInput, field: string): string =>
  String(values[field] ?? stored?.[field] ?? '').trim();

const schedule = (input: HookInput): readonly Issue[] => {
  const { call } = input;
  const read = readQuartz(textOf(input, 'CronExpression'));
  if ('problem' in read) {
    const { part, reason, text, allowed } = read.problem;
    const named = part === undefined ? '' : call.say(`task.part.${part}`);
    return veto('CronExpression', `task.cron.${reason}`, { part: named, text, allowed });
  }
  const times = nextQuartzTimes(read.value, call.context.clock.now(), 5);
  if (times.length === 0) return veto('CronExpression', 'task.never');
  // By the clock on the wall: a change of it in between is no reason to refuse.
  const millis = times.map((time) => Date.parse(`${time.replace(' ', 'T')}Z`));
  const isTooOften = millis.some((time, at) => time - (millis[at - 1] ?? 0) < shortestSeconds * 1000);
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

const originOf = (address: Cell | undefined): string => {
  const url = String(address ?? '').trim();
  return URL.canParse(url) ? new URL(url).origin : '';
};

const header = (input: HookInput): readonly Issue[] => {
  const { values, stored } = input;
  const name = textOf(input, 'AuthKey');
  if (name === '') return [];
  if (!headerName.test(name)) return veto('AuthKey', 'task.headerName');
  const sent = String(values.AuthValue ?? '').trim();
  if (sent !== '') return headerValue.test(sent) ? [] : veto('AuthValue', 'task.headerValue');
  if ((stored?.AuthValue ?? '') === '') return veto('AuthValue', 'task.headerValue');
  // The value was entered for one host: a user who changes only the address must not learn it elsewhere.
  return originOf(textOf(input, 'ApiUrl')) === originOf(stored?.ApiUrl)
    ? []
    : veto('AuthValue', 'task.secretAgain');
};

/** Fields that say what a task calls. */
const called = ['ApiUrl', 'Method', 'PostData', 'AuthKey', 'AuthValue'] as const;

const callsOther = ({ values, stored }: HookInput): boolean =>
  called.some((field) => field in values && String(values[field] ?? '') !== String(stored?.[field] ?? ''));

/**
 * Sets the account whose rights a run has. It is who last said what the task calls: neither starting a task nor correcting its
 * description may lend it rights. Asks before the account changes.
 */
const account = async (input: HookInput): Promise<readonly Issue[]> => {
  const { call, values, stored } = input;
  const { user } = call;
  const author = Number(stored?.RunAs ?? stored?.CreateID ?? user.id);
  values.RunAs = stored === undefined || callsOther(input) ? user.id : author;
  if (values.RunAs === author) return [];
  const was = await outsideOf(input).context.rights.of(author);
  return ask('ApiUrl', 'task.otherAccount', { user: user.realName, author: was?.user.realName ?? author });
};

/** Sys_QuartzOptions: checks schedule, address, body and header before a task is stored, and seals the header's value. */
export const taskHook: Hook = async (input) => {
  const { call, moment, values } = input;
  if (moment !== 'addBefore' && moment !== 'updateBefore') return [];
  // Empty: unchanged, because the value is never shown. Without a name there is none.
  if (textOf(input, 'AuthKey') === '') values.AuthValue = null;
  else if ((values.AuthValue ?? '') === '') delete values.AuthValue;
  const issues = [...schedule(input), ...target(input), ...body(input), ...header(input)];
  if (issues.length > 0) return issues;
  const asked = await account(input);
  Object.assign(values, { NextRunTime: null, RunRequest: null });
  if (typeof values.AuthValue === 'string')
    values.AuthValue = call.context.secrets.seal(values.AuthValue.trim(), taskSecret);
  return asked;
};
