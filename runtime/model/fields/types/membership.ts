import type { FieldSchema, Option } from '../../schema/FieldSchema.ts';
import type { Cell } from '../../schema/Row.ts';
import { trimBlanks } from '../columnTypes/blanks.ts';
import { finding } from '../columnTypes/finding.ts';
import type { FieldType, Finding } from './FieldType.ts';

/** The message lists labels if there are fewer than this. */
const listed = 20;

/** The finding for a value that is not an option. */
export function outsideOptions(options: readonly Option[]): Finding {
  return options.length < listed
    ? finding('form.optionOf', { options: options.map((option) => option.value).join(',') })
    : finding('form.option');
}

/** Keys of the options in a value, as text; none for an empty value. */
export const keysIn = (
  field: FieldSchema & { readonly kind: FieldType },
  value: Cell | undefined,
): readonly string[] => {
  const { kind } = field;
  if (value === undefined || kind.isEmpty(value)) return [];
  if (kind.namedKeys !== undefined) return kind.namedKeys(value);
  const keys = kind.isMultiple(field) ? String(value).split(',') : [String(value)];
  return keys.map((key) => trimBlanks(key)).filter((key) => key !== '');
};

/**
 * Checks keys (`keysIn`) against a loaded dictionary. Only the server does this in a save, because only it
 * has all options. Types with suggestions always pass.
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
