import { isTruthy, type RunOptions, type Scope } from '../../../expressions/index.ts';
import { programOf } from '../conditions/conditionHolds.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';

/** What may be asked of a field right now. */
export type FieldStateName = 'hidden' | 'readonly' | 'disabled' | 'required';

/** How a field stands for one record. */
export interface FieldState {
  readonly hidden: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** The schema property that decided: ask the table's Provenance for the layer that set it. undefined: nobody did. */
  because(name: FieldStateName): keyof FieldSchema | undefined;
}

/**
 * Whether a condition of a field holds: true by JSON Logic's truth. A condition that cannot be read or run answers
 * `otherwise`, the harmless side (a field is shown, locked and not asked for, as `writableFields` takes it); the schema
 * check reports it.
 */
export function holds(condition: Condition, scope: Scope, otherwise: boolean, options?: RunOptions): boolean {
  return testOf(condition, otherwise)(scope, options);
}

/** A condition ready to be asked of one record after the other. */
export type Test = (scope: Scope, options?: RunOptions) => boolean;

/** {@link holds} with everything but the record known: what is asked per record does no looking up. */
export function testOf(condition: Condition, otherwise: boolean): Test {
  const program = programOf(condition);
  if (!program.ok) return () => otherwise;
  const { run } = program.value;
  return (scope, options) => {
    const answer = run(scope, options);
    return answer.ok ? isTruthy(answer.value) : otherwise;
  };
}

/** The state of a field for the record behind `scope`: its fixed properties first, then its conditions. */
export function fieldState(field: ResolvedField, scope: Scope, options?: RunOptions): FieldState {
  const { visibleWhen, readonlyWhen, requiredWhen } = field;
  const decided: Partial<Record<FieldStateName, keyof FieldSchema>> = {};
  if (field.hidden === true) decided.hidden = 'hidden';
  else if (visibleWhen !== undefined && !holds(visibleWhen, scope, true, options))
    decided.hidden = 'visibleWhen';
  if (field.readonly === true) decided.readonly = 'readonly';
  else if (field.formula !== undefined) decided.readonly = 'formula';
  else if (field.stamp !== undefined) decided.readonly = 'stamp';
  else if (readonlyWhen !== undefined && holds(readonlyWhen, scope, true, options))
    decided.readonly = 'readonlyWhen';
  if (field.disabled === true) decided.disabled = 'disabled';
  const locked = decided.readonly !== undefined || decided.disabled !== undefined;
  if (field.kind.readonlyIsNeverRequired !== true || !locked) {
    if (field.required === true) decided.required = 'required';
    else if (requiredWhen !== undefined && holds(requiredWhen, scope, false, options))
      decided.required = 'requiredWhen';
  }
  return {
    hidden: decided.hidden !== undefined,
    readonly: decided.readonly !== undefined,
    disabled: decided.disabled !== undefined,
    required: decided.required !== undefined,
    because: (name) => decided[name],
  };
}
