import type { Option } from '../../runtime/model/schema/FieldSchema.ts';

/** An option as Semi's lists take it; keys are text so that `1` and `"1"` are one key. */
export interface SemiOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

const made = new WeakMap<readonly Option[], SemiOption[]>();

/** Options for Semi, made once per list: hundreds of fields may share one dictionary. Hidden ones are left out. */
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
