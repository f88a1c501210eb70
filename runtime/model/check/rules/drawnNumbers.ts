import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import { isObject, type Json } from '../../schema/Json.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

type Bounds = readonly (readonly [option: string, least: number, most: number])[];

const bound = (shape: Json | undefined, name: string, none: number): number => {
  const value = isObject(shape) ? shape[name] : undefined;
  return typeof value === 'number' ? value : none;
};

/** Options with bounds by kind of field. */
const known = new WeakMap<FieldType, Bounds>();

const boundsOf = (kind: FieldType): Bounds => {
  const before = known.get(kind);
  if (before !== undefined) return before;
  const shapes: readonly (readonly [string, Json | undefined])[] = Object.entries({
    ...commonFieldOptions,
    ...kind.options,
  });
  const bounds = shapes
    .map(
      ([name, shape]) =>
        [name, bound(shape, 'minimum', -Infinity), bound(shape, 'maximum', Infinity)] as const,
    )
    .filter(([, least, most]) => Number.isFinite(least) || Number.isFinite(most));
  known.set(kind, bounds);
  return bounds;
};

/**
 * Finds numbers outside the bounds of the field's own type. A line of a layer may have the options of any type, so its shape
 * alone allows ten million stars.
 */
export const drawnNumbers: SchemaRule = {
  name: 'drawnNumbers',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields) {
        for (const [option, least, most] of boundsOf(field.kind)) {
          const value: unknown = field[option as keyof typeof field];
          if (typeof value !== 'number' || (value >= least && value <= most)) continue;
          yield schemaIssue('schema.numberBounds', subject.saidAt(checked, field.field, option), {
            ...{ name: field.field, option, value, least, most },
          });
        }
      }
  },
};
