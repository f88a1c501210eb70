import type { FieldSchema, Option } from '../../schema/FieldSchema.ts';
import type { Cell } from '../../schema/Row.ts';
import { finding } from '../columnTypes/finding.ts';
import type { FieldType, Finding } from './FieldType.ts';

/** Labels are listed in the message while they are fewer than this. */
const listed = 20;

/** The refusal of a value that is none of the options. */
export function outsideOptions(options: readonly Option[]): Finding {
  return options.length < listed
    ? finding('form.optionOf', { options: options.map((option) => option.value).join(',') })
    : finding('form.option');
}

/** Keys of the options a value names, as text; none of an empty one. */
export const keysIn = (
  field: FieldSchema & { readonly kind: FieldType },
  value: Cell | undefined,
): readonly string[] => {
  const { kind } = field;
  if (value === undefined || kind.isEmpty(value)) return [];
  if (kind.namedKeys !== undefined) return kind.namedKeys(value);
  const keys = kind.isMultiple(field) ? String(value).split(',') : [String(value)];
  return keys.map((key) => key.trim()).filter((key) => key !== '');
};

/**
 * Membership of keys (`keysIn`) in a dictionary the caller has read: the server's part of a save, because only it holds
 * every option. Fields whose options only suggest always pass.
 */
export function membership(
  options: readonly Option[],
): (keys: readonly string[], field: FieldSchema & { readonly kind: FieldType }) => Finding | undefined {
  const known = new Set(options.map((option) => String(option.key)));
  return (keys, field) => {
    if (field.allowCreate === true || field.kind.suggestsOnly === true) return undefined;
    return keys.every((key) => known.has(key)) ? undefined : outsideOptions(options);
  };
}
