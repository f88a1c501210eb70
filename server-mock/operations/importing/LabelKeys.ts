import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import { dictionary } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';
import type { ImportColumn } from './ImportColumn.ts';

/** Options of one dictionary an import reads at most. */
const optionsLimit = 200_000;
/** Labels are listed in a message while they are fewer than this. */
const listed = 20;

/** From labels back to keys. */
export interface LabelKeys {
  /** Undefined: there is no such label. More than one: several options are called so. */
  keysOf(label: string): readonly string[] | undefined;
  readonly labels: readonly string[];
  /** The labels in words, when they are few enough to be listed. */
  readonly listed: string | undefined;
}

/** Labels, and in a tree the labels on the way from the root, as people write them: `浙江省/杭州市/西湖区`. */
export const labelKeys = (options: readonly Option[]): LabelKeys => {
  const byLabel = new Map<string, string[]>();
  const add = (label: string, key: string): void => {
    const keys = byLabel.get(label);
    if (keys === undefined) byLabel.set(label, [key]);
    else if (!keys.includes(key)) keys.push(key);
  };
  const byKey = new Map(options.map((option) => [String(option.key), option] as const));
  for (const option of options) {
    const key = String(option.key);
    add(option.value.trim(), key);
    const path = [option.value.trim()];
    const seen = new Set([key]);
    for (let at = option; at.parentId !== undefined && at.parentId !== null; ) {
      const parent = byKey.get(String(at.parentId));
      if (parent === undefined || seen.has(String(parent.key))) break;
      seen.add(String(parent.key));
      path.unshift(parent.value.trim());
      at = parent;
    }
    if (path.length > 1) add(path.join('/'), key);
  }
  const labels = options.map(({ value }) => value);
  return {
    keysOf: (label) => byLabel.get(label),
    labels,
    listed: labels.length < listed ? labels.join(',') : undefined,
  };
};

/** The labels of every column that has a dictionary or options of its own, by dictionary number or field. */
export const readLabelKeys = async (
  call: UserCall,
  columns: readonly ImportColumn[],
): Promise<ReadonlyMap<ImportColumn, LabelKeys>> => {
  const known = new Map<string, LabelKeys>();
  const found = new Map<ImportColumn, LabelKeys>();
  for (const column of columns) {
    const { dataKey, data } = column.field;
    if (data !== undefined) found.set(column, labelKeys(data));
    else if (dataKey !== undefined) {
      const keys =
        known.get(dataKey) ??
        labelKeys((await dictionary(call, dataKey, { limit: optionsLimit }))?.data ?? []);
      known.set(dataKey, keys);
      found.set(column, keys);
    }
  }
  return found;
};
