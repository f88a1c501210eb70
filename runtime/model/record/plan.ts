import type { Scope } from '../../../expressions/index.ts';
import { type Test, testOf } from '../conditions/conditionHolds.ts';
import { type CustomCheck, customCheck } from '../fields/customCheck.ts';
import { type NotBeforeCheck, notBeforeCheck } from '../fields/notBeforeCheck.ts';
import { type PairCheck, pairCheck } from '../fields/pairCheck.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Finding, Surface } from '../fields/types/FieldType.ts';
import { headerField } from '../formulas/recordScope.ts';
import type { Cell } from '../schema/Row.ts';
import { readDependency } from './dependencies.ts';
import { type FieldCheck, fieldCheck } from './fieldIssues.ts';

/** Compiled conditions of a field. */
interface FieldConditions {
  readonly visibleWhen: Test | undefined;
  readonly readonlyWhen: Test | undefined;
  readonly requiredWhen: Test | undefined;
}

/** All rules about the values of one field. Forms and the server use the same plan. */
export interface FieldPlan extends FieldCheck, FieldConditions {
  readonly name: string;
  readonly field: ResolvedField;
  /** The server fills an empty value: key, stamp, number rule, hook. */
  readonly serverFills: boolean;
  /** A save requires a value for any record, unless the field is hidden. */
  readonly required: boolean;
  /** True when no rule depends on other fields of the record. */
  readonly isPlain: boolean;
  /** True for secrets: no value for a stored record means unchanged. */
  readonly keepsWhenAbsent: boolean;
  /** The check that `validator` names. */
  readonly custom: CustomCheck | undefined;
  /** The other field of a stored range, and the check of both. */
  readonly pair: { readonly name: string; readonly check: PairCheck } | undefined;
  /** The earlier date that `notBefore` names, of the record or as `$main.Field`, and the check of both. */
  readonly notBefore: { readonly name: string; readonly check: NotBeforeCheck } | undefined;
}

const conditions = new WeakMap<ResolvedField, FieldConditions>();
const plans = new WeakMap<ResolvedTable, Partial<Record<Surface, ReadonlyMap<string, FieldPlan>>>>();
const ordered = new WeakMap<ResolvedTable, Partial<Record<Surface, readonly FieldPlan[]>>>();

/** Compiles the conditions of a field, once per field. */
export function conditionsOf(field: ResolvedField): FieldConditions {
  const known = conditions.get(field) ?? {
    visibleWhen: field.visibleWhen === undefined ? undefined : testOf(field.visibleWhen, true),
    readonlyWhen: field.readonlyWhen === undefined ? undefined : testOf(field.readonlyWhen, true),
    requiredWhen: field.requiredWhen === undefined ? undefined : testOf(field.requiredWhen, false),
  };
  conditions.set(field, known);
  return known;
}

/** Plans of a table's fields by name, made once per table and surface. */
export function plansOf(table: ResolvedTable, surface: Surface): ReadonlyMap<string, FieldPlan> {
  const known = plans.get(table) ?? {};
  plans.set(table, known);
  known[surface] ??= new Map(table.fields.map((field) => [field.field, planOf(table, field, surface)]));
  return known[surface];
}

/** Plans of the stored fields, in field order. */
export function storedPlans(table: ResolvedTable, surface: Surface): readonly FieldPlan[] {
  const known = ordered.get(table) ?? {};
  ordered.set(table, known);
  known[surface] ??= [...plansOf(table, surface).values()].filter(({ field }) => isStored(field));
  return known[surface];
}

/** What rules read of the record around a value. */
interface RecordView {
  readonly scope: Scope;
  /** Another field of the record. */
  value(name: string): Cell;
  /** Title of a field of the record, or of its header (`$main.Field`). */
  titleOf(name: string): string;
}

/** The first rule that a value breaks: its own rules, then those of the range and its order, then the named check. */
export function brokenRule(
  plan: FieldPlan,
  value: Cell,
  required: boolean,
  record: RecordView,
): Finding | undefined {
  const { pair, notBefore, custom } = plan;
  return (
    plan.find(value, required) ??
    pair?.check(value, record.value(pair.name), required) ??
    notBefore?.check(value, readDependency(notBefore.name, record.scope), record.titleOf(notBefore.name)) ??
    custom?.(value, record.scope)
  );
}

/** True when the field type needs no value while the field cannot be edited. */
function isExempt({ kind, readonly, disabled, formula, stamp }: ResolvedField): boolean {
  if (kind.readonlyIsNeverRequired !== true) return false;
  return readonly === true || disabled === true || formula !== undefined || stamp !== undefined;
}

/** True when a save always requires a value, unless the field is hidden. Ignores `requiredWhen`. */
export function isRequired(table: ResolvedTable, field: ResolvedField): boolean {
  return field.required === true && !isFilledByServer(table, field) && !isExempt(field);
}

/** True when the server fills the field: key, stamp, number rule, match or a hook. An empty value is then valid. */
function isFilledByServer(table: ResolvedTable, field: ResolvedField): boolean {
  return (
    (field.field === table.key && table.keyType !== 'typed') ||
    field.numberRule !== undefined ||
    field.stamp !== undefined ||
    field.serverFilled === true ||
    field.match !== undefined
  );
}

function planOf(table: ResolvedTable, field: ResolvedField, surface: Surface): FieldPlan {
  const check = fieldCheck(field, surface);
  const serverFills = isFilledByServer(table, field);
  const { rangeTo } = field;
  const isHidden = field.hidden === true;
  const mayBeRequired = field.requiredWhen !== undefined && !serverFills && !isExempt(field);
  // A hidden field has no conditions; its value only has to fit the column.
  const own = isHidden ? undefined : conditionsOf(field);
  const custom = isHidden ? undefined : customCheck(field);
  const pair =
    isHidden || rangeTo === undefined || !table.byName.has(rangeTo)
      ? undefined
      : { name: rangeTo, check: pairCheck(field, (value) => check.find(value, true)) };
  const earlier = field.notBefore;
  const isKnown = earlier !== undefined && (headerField(earlier) !== undefined || table.byName.has(earlier));
  const notBefore = isHidden || !isKnown ? undefined : { name: earlier, check: notBeforeCheck(field) };
  const visibleWhen = own?.visibleWhen;
  const requiredWhen = mayBeRequired ? own?.requiredWhen : undefined;
  const readonlyWhen = field.kind.readonlyIsNeverRequired === true ? own?.readonlyWhen : undefined;
  const keepsWhenAbsent = !isHidden && field.writeOnly === true;
  return {
    name: field.field,
    field,
    serverFills,
    required: isRequired(table, field),
    visibleWhen,
    requiredWhen,
    readonlyWhen,
    keepsWhenAbsent,
    custom,
    pair,
    notBefore,
    isPlain:
      !(visibleWhen ?? requiredWhen ?? readonlyWhen ?? custom ?? pair ?? notBefore) && !keepsWhenAbsent,
    find: check.find,
    issueOf: check.issueOf,
  };
}
