import type { Option } from '../../runtime/model/schema/FieldSchema.ts';

/** An option for Semi's lists. Keys are text, so that `1` and `"1"` are equal. */
export interface SemiOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

const made = new WeakMap<readonly Option[], SemiOption[]>();

/**
 * Converts options for Semi, without hidden ones. Cached per list, because hundreds of fields may share a
 * dictionary.
 */
export function semiOptions(options: readonly Option[] | undefined): SemiOption[] {
  if (!options) return [];
  const known = made.get(options);
  if (known) return known;
  const list = options
    .filter((option) => !option.hidden)
    .map((option) => ({
      value: String(option.key),
      label: option.value,
      disabled: option.disabled ?? false,
    }));
  made.set(options, list);
  return list;
}
