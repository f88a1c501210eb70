import { schemaIssue } from '../../check/schemaIssue.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isNothing, type RawObject, rawObject } from './rawObject.ts';
import { configText, readJson } from './readConfig.ts';
import type { FlowStep } from './stepsOf.ts';

/**
 * The first difference between the steps a client sent (detailData) and those of its NodeConfig.
 * Undefined when they are equal or none were sent. Ignores unknown keys and keys that were not sent.
 * Blank and 0 both mean "not set". OrderId is compared as an order, because clients count from any number.
 */
export function differingStep(steps: readonly FlowStep[], sent: unknown): Issue | undefined {
  if (isNothing(sent) || (Array.isArray(sent) && sent.length === 0)) return undefined;
  const rows = Array.isArray(sent) ? sent.map((row: unknown) => rawObject(row)) : [];
  if (rows.length !== steps.length) {
    return schemaIssue('workflowCheck.stepCount', '/detailData', { sent: rows.length, n: steps.length });
  }
  const known = new Map(rows.map((row, at) => [String(row?.StepId), { row, at }]));
  for (const step of steps) {
    const { row, at = 0 } = known.get(step.StepId) ?? {};
    const name = step.StepName || step.StepId;
    if (row === undefined) return schemaIssue('workflowCheck.stepMissing', '/detailData', { name });
    for (const [key, same] of Object.entries(compared)) {
      const value = key as keyof FlowStep;
      if (!Object.hasOwn(row, key) || same(row[key], step[value])) continue;
      const params = { name, key, sent: shown(row[key]), value: shown(step[value]) };
      return schemaIssue('workflowCheck.stepDiffers', `/detailData/${at}/${key}`, params);
    }
  }
  return orderDiffers(
    steps,
    rows.filter((row) => row !== undefined),
  );
}

type Same = (sent: unknown, derived: unknown) => boolean;

const sameText: Same = (sent, derived) => plain(sent) === plain(derived);
const sameCode: Same = (sent, derived) => (plain(sent) || '0') === (plain(derived) || '0');
const sameParts: Same = (sent, derived) => partsOf(sent).join() === partsOf(derived).join();

/** Compares JSON by content, not by spelling. */
const sameJson: Same = (sent, derived) => canonical(sent) === canonical(derived);

/** The compared properties and their comparisons; the other keys of a step follow from these. */
const compared = {
  StepName: sameText,
  StepAttrType: sameText,
  StepType: sameCode,
  StepAuditType: sameCode,
  StepValue: sameParts,
  ParentId: sameParts,
  AuditRefuse: sameCode,
  AuditBack: (sent, derived) => isNothing(sent) || plain(sent) === '0' || sameCode(sent, derived),
  AuditMethod: sameCode,
  SendMail: sameCode,
  Filters: sameJson,
} as const satisfies Partial<Record<keyof FlowStep, Same>>;

function orderDiffers(steps: readonly FlowStep[], rows: readonly RawObject[]): Issue | undefined {
  if (!rows.every(({ OrderId }) => Number.isFinite(Number(OrderId ?? Number.NaN)))) return undefined;
  const sorted = rows.toSorted((a, b) => Number(a.OrderId) - Number(b.OrderId));
  const at = steps.findIndex(({ StepId }, index) => String(sorted[index]?.StepId) !== StepId);
  const step = steps[at];
  if (step === undefined) return undefined;
  return schemaIssue('workflowCheck.stepDiffers', '/detailData', {
    name: step.StepName || step.StepId,
    key: 'OrderId',
    sent: rows.findIndex(({ StepId }) => String(StepId) === step.StepId) + 1,
    value: step.OrderId,
  });
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

function partsOf(value: unknown): readonly string[] {
  const text = Array.isArray(value) ? value.map(plain).join() : plain(value);
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .toSorted();
}

function canonical(value: unknown): string {
  const text = typeof value === 'string' ? value : configText(value);
  return JSON.stringify(sorted(readJson(text?.trim() || '[]', '').value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  const object = rawObject(value);
  if (object === undefined) return value;
  return Object.fromEntries(
    Object.entries(object)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

function shown(value: unknown): string {
  const text = plain(value);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
