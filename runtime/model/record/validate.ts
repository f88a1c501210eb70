import type { RunOptions, Scope } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Surface } from '../fields/types/FieldType.ts';
import { recordScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { dependencyTitle } from './dependencies.ts';
import { isStanding, type StoredRecord } from './isStanding.ts';
import { brokenRule, type FieldPlan, storedPlans } from './plan.ts';

export { fieldIssues } from './fieldIssues.ts';

/** Options of the checks of a record. */
interface ValidateOptions extends RunOptions {
  /** Scope of the conditions; default the record itself. The scope of a detail row also has `$main`. */
  readonly scope?: Scope;
  /** Table of the header of a detail row, for the titles of fields named `$main.Field`. */
  readonly main?: ResolvedTable;
  /** A column that the server fills (a detail row's link to its header). Never required here. */
  readonly filled?: string;
  /** The record as it is stored: its values that stay refuse nothing. */
  readonly stored?: StoredRecord | undefined;
}

/**
 * Checks a record: the first broken rule of each field, in field order. A valid record costs no allocation
 * but the result.
 * A field hidden by a condition is not validated. A statically hidden one is never required, but must fit its
 * column. Values may be canonical or as typed; unreadable ones give an issue of the field.
 */
export function validate(
  table: ResolvedTable,
  record: Row,
  surface: Surface,
  options?: ValidateOptions,
): Issue[] {
  const issues: Issue[] = [];
  const fields = storedPlans(table, surface);
  let scope = options?.scope;
  for (let index = 0; index < fields.length; index += 1) {
    const plan = fields[index] as FieldPlan;
    const value = record[plan.name] ?? null;
    if (!plan.isPlain) {
      scope ??= recordScope(record);
      const issue = conditional(table, plan, record, scope, value, options);
      if (issue !== undefined) issues.push(issue);
      continue;
    }
    const finding = plan.find(value, plan.required);
    if (finding === undefined || (value === null && plan.name === options?.filled)) continue;
    if (!isStanding(plan, finding, value, options?.stored)) issues.push(plan.issueOf(finding));
  }
  return issues;
}

/** The slow path, for the few fields whose rules depend on other fields. */
function conditional(
  table: ResolvedTable,
  plan: FieldPlan,
  record: Row,
  scope: Scope,
  value: Cell,
  options: ValidateOptions | undefined,
): Issue | undefined {
  const { visibleWhen, requiredWhen, readonlyWhen, keepsWhenAbsent } = plan;
  if (visibleWhen !== undefined && !visibleWhen(scope, options)) return undefined;
  if (keepsWhenAbsent && record[plan.name] === undefined && (record[table.key] ?? null) !== null)
    return undefined;
  let { required } = plan;
  if (requiredWhen !== undefined) required ||= requiredWhen(scope, options);
  if (required && readonlyWhen?.(scope, options) === true) required = false;
  if (value === null && plan.name === options?.filled) required = false;
  const finding = brokenRule(plan, value, required, {
    scope,
    value: (name) => record[name] ?? null,
    titleOf: (name) => dependencyTitle(name, table, options?.main),
  });
  return finding === undefined || isStanding(plan, finding, value, options?.stored)
    ? undefined
    : plan.issueOf(finding);
}
