import type { RunOptions, Scope } from '../../../expressions/index.ts';
import { type CustomCheck, customCheck } from '../fields/customCheck.ts';
import { type PairCheck, pairCheck } from '../fields/pairCheck.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Surface } from '../fields/types/FieldType.ts';
import { recordScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { type FieldCheck, fieldCheck } from './fieldIssues.ts';
import { type Test, testOf } from './fieldState.ts';

export { fieldIssues } from './fieldIssues.ts';

/** What a record's checks may need besides the record. */
export interface ValidateOptions extends RunOptions {
  /** What conditions read; default the record itself. A detail row's also knows `$main`. */
  readonly scope?: Scope;
  /** A column the server fills: never required here (a detail row's link to its header). */
  readonly filled?: string;
}

/** One field, ready to be asked. */
interface Plan extends FieldCheck {
  readonly name: string;
  readonly required: boolean;
  /** undefined for most fields: nothing depends on the rest of the record. */
  readonly conditions: Conditions | undefined;
}

interface Conditions {
  readonly visibleWhen: Test | undefined;
  readonly requiredWhen: Test | undefined;
  /** Only of kinds that are never required while read-only. */
  readonly readonlyWhen: Test | undefined;
  /** A password: absent on an existing record means unchanged. */
  readonly keepsWhenAbsent: boolean;
  /** The check the field names. */
  readonly custom: CustomCheck | undefined;
  readonly pair: { readonly name: string; readonly check: PairCheck } | undefined;
}

const plans = new WeakMap<ResolvedTable, Partial<Record<Surface, readonly Plan[]>>>();

/**
 * Everything a record breaks, the first rule of each field, in field order. The checks are made once per table and surface; a
 * valid record costs no allocation but the answer.
 *
 * A field hidden by a condition is not validated. A statically hidden one is never required, but must fit its column. Values
 * may be canonical or still as typed: what could not be read is refused here, in the field's own words.
 */
export function validate(
  table: ResolvedTable,
  record: Row,
  surface: Surface,
  options?: ValidateOptions,
): Issue[] {
  const issues: Issue[] = [];
  const fields = plansOf(table, surface);
  let scope = options?.scope;
  for (let index = 0; index < fields.length; index += 1) {
    const plan = fields[index] as Plan;
    const value = record[plan.name] ?? null;
    if (plan.conditions !== undefined) {
      scope ??= recordScope(record);
      const issue = conditional(table, plan, plan.conditions, record, scope, value, options);
      if (issue !== undefined) issues.push(issue);
      continue;
    }
    const finding = plan.find(value, plan.required);
    if (finding !== undefined && !(value === null && plan.name === options?.filled))
      issues.push(plan.issueOf(finding));
  }
  return issues;
}

/** The slow side: the few fields whose rules depend on the rest of the record. */
function conditional(
  table: ResolvedTable,
  plan: Plan,
  conditions: Conditions,
  record: Row,
  scope: Scope,
  value: Cell,
  options: ValidateOptions | undefined,
): Issue | undefined {
  const { visibleWhen, requiredWhen, readonlyWhen, keepsWhenAbsent, pair, custom } = conditions;
  if (visibleWhen !== undefined && !visibleWhen(scope, options)) return undefined;
  if (keepsWhenAbsent && record[plan.name] === undefined && (record[table.key] ?? null) !== null)
    return undefined;
  let { required } = plan;
  if (requiredWhen !== undefined) required ||= requiredWhen(scope, options);
  if (required && readonlyWhen?.(scope, options) === true) required = false;
  if (value === null && plan.name === options?.filled) required = false;
  const finding =
    plan.find(value, required) ??
    pair?.check(value, record[pair.name] ?? null, required) ??
    custom?.(value, scope);
  return finding === undefined ? undefined : plan.issueOf(finding);
}

function plansOf(table: ResolvedTable, surface: Surface): readonly Plan[] {
  const known = plans.get(table) ?? {};
  plans.set(table, known);
  known[surface] ??= table.fields
    .filter((field) => field.kind.columnType !== undefined)
    .map((field) => planOf(table, field, surface));
  return known[surface];
}

function planOf(table: ResolvedTable, field: ResolvedField, surface: Surface): Plan {
  const check = fieldCheck(field, surface);
  return {
    name: field.field,
    required: isRequired(table, field),
    conditions: conditionsOf(table, field, check),
    find: check.find,
    issueOf: check.issueOf,
  };
}

/** Keys, stamps and numbers by rule come from the server: an empty one is no mistake of the person. */
function serverFills(table: ResolvedTable, field: ResolvedField): boolean {
  return field.field === table.key || field.numberRule !== undefined || field.stamp !== undefined;
}

function neverRequired(table: ResolvedTable, field: ResolvedField): boolean {
  if (serverFills(table, field)) return true;
  return field.kind.readonlyIsNeverRequired === true && (field.readonly === true || field.disabled === true);
}

/** True when a save always demands a value, unless the field is hidden; `requiredWhen` is not asked. */
export function isRequired(table: ResolvedTable, field: ResolvedField): boolean {
  return field.required === true && !neverRequired(table, field);
}

function conditionsOf(table: ResolvedTable, field: ResolvedField, check: FieldCheck): Conditions | undefined {
  if (field.hidden === true) return undefined;
  const { rangeTo } = field;
  const conditions: Conditions = {
    visibleWhen: field.visibleWhen === undefined ? undefined : testOf(field.visibleWhen, true),
    requiredWhen:
      neverRequired(table, field) || field.requiredWhen === undefined
        ? undefined
        : testOf(field.requiredWhen, false),
    readonlyWhen:
      field.kind.readonlyIsNeverRequired !== true || field.readonlyWhen === undefined
        ? undefined
        : testOf(field.readonlyWhen, true),
    keepsWhenAbsent: field.writeOnly === true,
    custom: customCheck(field),
    pair:
      rangeTo === undefined
        ? undefined
        : { name: rangeTo, check: pairCheck(field, (value) => check.find(value, true)) },
  };
  const { visibleWhen, requiredWhen, readonlyWhen, keepsWhenAbsent, pair, custom } = conditions;
  const some = visibleWhen ?? requiredWhen ?? readonlyWhen ?? pair ?? custom;
  return some !== undefined || keepsWhenAbsent ? conditions : undefined;
}
