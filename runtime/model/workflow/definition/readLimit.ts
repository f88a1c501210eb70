import type { LateRule, TimeLimit } from './FlowNode.ts';
import type { PartReader } from './PartReader.ts';
import { isNothing, own, rawObject } from './rawObject.ts';

const rules: ReadonlySet<unknown> = new Set<LateRule>(['remind', 'superior', 'administrator']);

/**
 * Reads `jig.limit` of a node. Undefined: no limit, or an unreadable one, which is noted.
 * The rule `limits` checks the number of hours when the flow is published.
 */
export function readLimit(part: PartReader, value: unknown): TimeLimit | undefined {
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
