import { isStored, type ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Check, Finding, Surface } from '../fields/types/FieldType.ts';
import { storageCheck } from '../fields/types/storage.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Cell } from '../schema/Row.ts';

/** The combined check of a field. Equal findings of several records share one issue. */
export interface FieldCheck {
  readonly find: Check;
  issueOf(finding: Finding): Issue;
}

const made = new WeakMap<ResolvedField, Partial<Record<Surface, FieldCheck>>>();

/** Returns the checks of a field on a surface, made once per resolved field. */
export function fieldCheck(field: ResolvedField, surface: Surface): FieldCheck {
  const known = made.get(field) ?? {};
  made.set(field, known);
  known[surface] ??= { find: findOf(field, surface), issueOf: issuesOf(field) };
  return known[surface];
}

const none: readonly Issue[] = [];

/**
 * Returns the issue of the first rule that a value breaks. The caller decides whether a value is required
 * (`fieldState`). Ignores the rules of hidden fields.
 */
export function fieldIssues(
  field: ResolvedField,
  value: Cell,
  required: boolean,
  surface: Surface,
): readonly Issue[] {
  const { find, issueOf } = fieldCheck(field, surface);
  const finding = find(value, required);
  return finding === undefined ? none : [issueOf(finding)];
}

function findOf(field: ResolvedField, surface: Surface): Check {
  if (!isStored(field)) return () => undefined;
  // A hidden field is not validated, but its value must still fit the column.
  if (field.hidden === true) return storageCheck(field);
  const checks = field.kind.checks(field, surface);
  const [only] = checks;
  if (checks.length === 1 && only !== undefined) return only;
  return (value, required) => {
    for (const check of checks) {
      const finding = check(value, required);
      if (finding !== undefined) return finding;
    }
    return undefined;
  };
}

/** Keeps the last issue of a field. Equal findings of other records reuse it. */
function issuesOf(field: ResolvedField): (finding: Finding) => Issue {
  let last: Finding | undefined;
  let issue: Issue | undefined;
  return (finding) => {
    if (issue !== undefined && finding === last) return issue;
    last = finding;
    issue = issueOf(field, finding);
    return issue;
  };
}

function issueOf(field: ResolvedField, { rule, params }: Finding): Issue {
  return {
    path: field.field,
    rule,
    params: params === undefined ? { title: field.title } : { title: field.title, ...params },
    severity: 'error',
  };
}
