import type { RunOptions, Scope } from '../../../expressions/index.ts';
import { testOf } from '../conditions/conditionHolds.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { conditionsOf } from './plan.ts';

/** States of a field that can be explained. */
export type FieldStateName = 'hidden' | 'readonly' | 'disabled' | 'required';

/** State of a field for one record. */
export interface FieldState {
  readonly hidden: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /**
   * The schema property that caused the state; undefined when the state is off. The table's Provenance knows
   * the layer that set the property.
   */
  because(name: FieldStateName): keyof FieldSchema | undefined;
}

/** True when a condition holds. Returns `otherwise` when it cannot run ({@link testOf}). */
export function holds(condition: Condition, scope: Scope, otherwise: boolean, options?: RunOptions): boolean {
  return testOf(condition, otherwise)(scope, options);
}

/** Computes the state of a field for the record in `scope`. Fixed properties come first, then conditions. */
export function fieldState(field: ResolvedField, scope: Scope, options?: RunOptions): FieldState {
  const { visibleWhen, readonlyWhen, requiredWhen } = conditionsOf(field);
  const decided: Partial<Record<FieldStateName, keyof FieldSchema>> = {};
  if (field.hidden === true) decided.hidden = 'hidden';
  else if (visibleWhen !== undefined && !visibleWhen(scope, options)) decided.hidden = 'visibleWhen';
  if (field.readonly === true) decided.readonly = 'readonly';
  else if (field.formula !== undefined) decided.readonly = 'formula';
  else if (field.stamp !== undefined) decided.readonly = 'stamp';
  else if (readonlyWhen?.(scope, options)) decided.readonly = 'readonlyWhen';
  if (field.disabled === true) decided.disabled = 'disabled';
  const locked = decided.readonly !== undefined || decided.disabled !== undefined;
  if (field.kind.readonlyIsNeverRequired !== true || !locked) {
    if (field.required === true) decided.required = 'required';
    else if (requiredWhen?.(scope, options)) decided.required = 'requiredWhen';
  }
  return {
    hidden: decided.hidden !== undefined,
    readonly: decided.readonly !== undefined,
    disabled: decided.disabled !== undefined,
    required: decided.required !== undefined,
    because: (name) => decided[name],
  };
}
