import type { FieldSchema } from '../../schema/FieldSchema.ts';

/** Whether a dictionary or literal options say what the value may be: grid rules of pattern and bounds skip it. */
export function isBound(field: FieldSchema): boolean {
  return field.dataKey !== undefined || field.data !== undefined;
}
