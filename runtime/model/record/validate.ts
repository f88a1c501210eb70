import type { RunOptions, Scope } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Surface } from '../fields/types/FieldType.ts';
import { recordScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { brokenRule, type FieldPlan, storedPlans } from './plan.ts';

export { fieldIssues } from './fieldIssues.ts';

/** What a record's checks may need besides the record. */
interface ValidateOptions extends RunOptions {
  /** What conditions read; default the record itself. A detail row's also knows `$main`. */
  readonly scope?: Scope;
  /** A column the server fills: never required here (a detail row's link to its header). */
  readonly filled?: string;
}

/**
 * Everything a record breaks, the first rule of each field, in field order. A valid record costs no allocation but the
 * answer.
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
    if (finding !== undefined && !(value === null && plan.name === options?.filled))
      issues.push(plan.issueOf(finding));
  }
  return issues;
}

/** The slow side: the few fields whose rules depend on the rest of the record. */
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
  const finding = brokenRule(plan, value, required, (name) => record[name] ?? null, scope);
  return finding === undefined ? undefined : plan.issueOf(finding);
}
