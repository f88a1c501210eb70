import type { Data, Scope } from '../../../expressions/index.ts';
import type { Finding } from '../fields/types/FieldType.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { sameValue } from './merge/sameValue.ts';
import { brokenRule, type FieldPlan } from './plan.ts';

/** A record as it is stored, and what its conditions read there. */
export interface StoredRecord {
  readonly row: Row;
  readonly scope: Scope;
}

/** A stored record whose conditions read everything else, such as its header, as it is now. */
export const storedAmong = (row: Row, around: Scope): StoredRecord => ({
  row,
  scope: { read: (name) => (Object.hasOwn(row, name) ? (row[name] as Data) : around.read(name)) },
});

/**
 * True for a finding about a value that is stored as it is. It was valid under earlier rules, so it refuses no save.
 * Empty values are no such values: a field that became required is asked for. A rule that reads other fields must be broken in
 * the stored record too.
 */
export function isStanding(
  plan: FieldPlan,
  finding: Finding,
  value: Cell,
  stored: StoredRecord | undefined,
): boolean {
  const { name, field } = plan;
  if (stored === undefined || field.kind.isEmpty(value)) return false;
  const before = stored.row[name] ?? null;
  if (!sameValue(field, before, value)) return false;
  if (plan.isPlain) return true;
  const around = {
    scope: stored.scope,
    value: (other: string): Cell => stored.row[other] ?? null,
    titleOf: (other: string) => other,
  };
  return brokenRule(plan, before, false, around)?.rule === finding.rule;
}
