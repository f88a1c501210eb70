import type { FieldSchema } from '../schema/FieldSchema.ts';

/** The properties that name the field with the measure of a number. */
export const measureProperties = ['currencyField', 'unitField'] as const;

/**
 * The field whose value says what a number counts: its currency or its unit. Numbers of different measures never become
 * one total. Undefined: the number has no measure.
 */
export const measureField = ({
  currencyField,
  unitField,
}: Pick<FieldSchema, (typeof measureProperties)[number]>): string | undefined => currencyField ?? unitField;
