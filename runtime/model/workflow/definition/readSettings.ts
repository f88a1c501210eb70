import { didYouMean } from '../../schema/didYouMean.ts';
import {
  defaultSettings,
  type LateRule,
  type NobodyRule,
  type NodeSettings,
  type TimeLimit,
} from './FlowNode.ts';
import { type PartReader, wholeOf } from './PartReader.ts';
import { isNothing, own, type RawObject, rawObject } from './rawObject.ts';
import { definitionLimits } from './readConfig.ts';

/** Reads the key `jig` of a node; missing settings get their defaults. */
export function readSettings(part: PartReader): NodeSettings {
  const jig = jigOf(part, ['reject', 'nobody', 'editable', 'hidden', 'limit', 'copyTo']);
  if (jig === undefined) return defaultSettings;
  const limit = readLimit(part, own(jig, 'limit'));
  return {
    reject: rejectOf(part, jig),
    nobody: nobodyOf(part, jig),
    editable: fieldsOf(part, jig, 'editable'),
    hidden: fieldsOf(part, jig, 'hidden'),
    copyTo: copyToOf(part, jig),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Reads the key `jig` as an object and notes unknown keys. Lines have no known keys yet. */
export function jigOf(part: PartReader, known: readonly string[]): RawObject | undefined {
  const value = part.value('jig');
  if (value === undefined || value === null) return undefined;
  const jig = rawObject(value);
  if (jig === undefined) {
    part.note('workflowCheck.unreadable', 'jig', { name: 'jig' });
    return undefined;
  }
  for (const key of Object.keys(jig)) if (!known.includes(key)) noteUnknown(part, key, known);
  return jig;
}

function noteUnknown(part: PartReader, key: string, known: readonly string[]): void {
  const name = key.slice(0, 50);
  const meant = didYouMean(name, known);
  part.issues.push({
    path: `${part.path}/jig/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    rule: 'workflowCheck.unknownSetting',
    params: { name },
    severity: 'error',
    ...(meant === undefined ? {} : { fix: { title: meant, value: meant } }),
  });
}

function rejectOf(part: PartReader, jig: RawObject): NodeSettings['reject'] {
  const value = own(jig, 'reject');
  if (value === 'one' || value === 'all') return value;
  if (!isNothing(value)) part.note('workflowCheck.unreadable', 'jig/reject', { name: 'jig.reject' });
  return defaultSettings.reject;
}

function nobodyOf(part: PartReader, jig: RawObject): NobodyRule {
  const value = own(jig, 'nobody');
  if (value === undefined || value === null) return defaultSettings.nobody;
  const rule = rawObject(value);
  const what = rule && own(rule, 'do');
  if (what === 'pass' || what === 'administrator') return { do: what };
  const userId = rule && wholeOf(own(rule, 'userId'));
  if (what === 'person' && userId !== undefined) return { do: 'person', userId };
  part.note('workflowCheck.unreadable', 'jig/nobody', { name: 'jig.nobody' });
  return defaultSettings.nobody;
}

function fieldsOf(part: PartReader, jig: RawObject, key: 'editable' | 'hidden'): readonly string[] {
  const value = own(jig, key);
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > definitionLimits.listed) {
    part.note('workflowCheck.unreadable', `jig/${key}`, { name: `jig.${key}` });
    return [];
  }
  const names = value.flatMap((name: unknown, at) => {
    if (typeof name === 'string' && name.trim() !== '' && name.length <= definitionLimits.name)
      return [name.trim()];
    part.note('workflowCheck.unreadable', `jig/${key}/${at}`, { name: `jig.${key}` });
    return [];
  });
  return [...new Set(names)];
}

function copyToOf(part: PartReader, jig: RawObject): NodeSettings['copyTo'] {
  const value = own(jig, 'copyTo');
  if (value === undefined || value === null) return defaultSettings.copyTo;
  const named = rawObject(value);
  if (named === undefined) {
    part.note('workflowCheck.unreadable', 'jig/copyTo', { name: 'jig.copyTo' });
    return defaultSettings.copyTo;
  }
  return {
    userIds: part.keysOf(own(named, 'userIds'), 'jig/copyTo/userIds'),
    roleIds: part.keysOf(own(named, 'roleIds'), 'jig/copyTo/roleIds'),
  };
}

const rules: ReadonlySet<unknown> = new Set<LateRule>(['remind', 'superior', 'administrator']);

/**
 * Reads `jig.limit` of a node. Undefined: no limit, or an unreadable one, which is noted.
 * The rule `limits` checks the number of hours when the flow is published.
 */
function readLimit(part: PartReader, value: unknown): TimeLimit | undefined {
  if (value === undefined || value === null) return undefined;
  const raw = rawObject(value);
  const [hours, before, rule] = ['hours', 'remind', 'then'].map((key) => raw && own(raw, key));
  const given = hoursOf(hours);
  const remind = hoursOf(before);
  const isReadable = (isNothing(before) || remind !== undefined) && (isNothing(rule) || rules.has(rule));
  if (given === undefined || !isReadable) {
    part.note('workflowCheck.unreadable', 'jig/limit', { name: 'jig.limit' });
    return undefined;
  }
  // `rules` contains only LateRule values.
  const late = isNothing(rule) ? 'remind' : (rule as LateRule);
  return { hours: given, ...(remind === undefined ? {} : { remind }), late };
}

/** Reads hours as a number or as text: `24`, `"1.5"`. */
function hoursOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(value) ? Number(value) : undefined;
}
