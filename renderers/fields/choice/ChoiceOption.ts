import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';

/** An option as a choice draws it. Keys are text, so that `1` and `"1"` are equal. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

const made = new WeakMap<readonly Option[], readonly ChoiceOption[]>();
const none: readonly ChoiceOption[] = [];

/** Options without the hidden ones. Cached per list, because hundreds of fields may share a dictionary. */
export function choiceOptions(options: readonly Option[] | undefined): readonly ChoiceOption[] {
  if (!options) return none;
  const known = made.get(options);
  if (known) return known;
  const list = options
    .filter((option) => !option.hidden)
    .map(({ key, value, disabled = false }) => ({ value: String(key), label: value, disabled }));
  made.set(options, list);
  return list;
}

const indexes = new WeakMap<readonly ChoiceOption[], ReadonlyMap<string, ChoiceOption>>();

/** The options of these keys, in the order of the keys; a key without an option is its own label. */
export function optionsOf(list: readonly ChoiceOption[], keys: readonly string[]): readonly ChoiceOption[] {
  if (keys.length === 0) return none;
  const index = indexes.get(list) ?? new Map(list.map((option) => [option.value, option]));
  indexes.set(list, index);
  return keys.map((key) => index.get(key) ?? { value: key, label: key, disabled: false });
}
