import { trimBlanks } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import { dictionary } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';
import type { ImportColumn } from './ImportColumn.ts';

/** Maximum options of one dictionary that an import reads. */
const optionsLimit = 200_000;
/** A message lists the labels of a dictionary only below this number. */
const listed = 20;

/** Maps labels back to keys. */
export interface LabelKeys {
  /** Keys with this label; undefined when there is none. Several options may share a label. */
  keysOf(label: string): readonly string[] | undefined;
  readonly labels: readonly string[];
  /** The labels as text, when there are few enough to list. */
  readonly listed: string | undefined;
}

/** Maps labels to keys. In a tree it also accepts the path from the root: `浙江省/杭州市/西湖区`. */
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
    add(trimBlanks(option.value), key);
    const path = [trimBlanks(option.value)];
    const seen = new Set([key]);
    for (let at = option; at.parentId !== undefined && at.parentId !== null; ) {
      const parent = byKey.get(String(at.parentId));
      if (parent === undefined || seen.has(String(parent.key))) break;
      seen.add(String(parent.key));
      path.unshift(trimBlanks(parent.value));
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

/** Reads the labels of every column with a dictionary or own options. */
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
