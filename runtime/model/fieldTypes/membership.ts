import { finding } from '../columnTypes/finding.ts';
import type { Cell } from '../Row.ts';
import type { FieldSchema, Option } from '../schema/FieldSchema.ts';
import type { FieldType, Finding } from './FieldType.ts';

/** Labels are listed in the message while they are fewer than this (family facts 1.6). */
const listed = 20;

/** The refusal of a value that is none of the options. */
export function outsideOptions(options: readonly Option[]): Finding {
  return options.length < listed
    ? finding('form.optionOf', { options: options.map((option) => option.value).join(',') })
    : finding('form.option');
}

/**
 * Membership in a dictionary the caller has read: the server's part of a save, because only it holds every option.
 * Empty values and fields whose options only suggest always pass.
 */
export function membership(
  options: readonly Option[],
): (value: Cell, field: FieldSchema & { readonly kind: FieldType }) => Finding | undefined {
  const keys = new Set(options.map((option) => String(option.key)));
  return (value, field) => {
    const { kind } = field;
    if (field.allowCreate === true || kind.suggestsOnly === true || kind.isEmpty(value)) return undefined;
    const chosen = kind.isMultiple(field) ? String(value).split(',') : [String(value)];
    return chosen.every((key) => keys.has(key.trim())) ? undefined : outsideOptions(options);
  };
}
