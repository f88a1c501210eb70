import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { dictionary } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';

/**
 * Cache of dictionary labels for one export. Of a dictionary made of rows it reads only keys that occur, each
 * once.
 */
export class Labels {
  readonly #call: UserCall;
  readonly #known = new Map<string, Map<string, string>>();

  constructor(call: UserCall) {
    this.#call = call;
  }

  /** Labels of a field by key; undefined when it has no dictionary. Call `prepare` with the rows first. */
  of(field: ResolvedField): ReadonlyMap<string, string> | undefined {
    if (field.data !== undefined) return this.#literal(field);
    return field.dataKey === undefined ? undefined : this.#known.get(field.dataKey);
  }

  /** Reads labels for every new key in these rows, with one query per dictionary. */
  async prepare(fields: readonly ResolvedField[], rows: readonly Row[]): Promise<void> {
    const missing = new Map<string, Set<string>>();
    for (const field of fields) {
      if (field.dataKey === undefined || field.data !== undefined) continue;
      const known = this.#known.get(field.dataKey);
      for (const row of rows) {
        const value = row[field.field];
        if (value === null || value === undefined || value === '') continue;
        for (const key of String(value).split(',')) {
          if (known?.has(key.trim())) continue;
          const keys = missing.get(field.dataKey) ?? new Set();
          missing.set(field.dataKey, keys.add(key.trim()));
        }
      }
    }
    for (const [dicNo, keys] of missing) await this.#read(dicNo, [...keys]);
  }

  async #read(dicNo: string, keys: readonly string[]): Promise<void> {
    const known = this.#known.get(dicNo) ?? new Map<string, string>();
    this.#known.set(dicNo, known);
    const found = await dictionary(this.#call, dicNo, { keys, limit: keys.length });
    for (const { key, value } of found?.data ?? []) known.set(String(key), value);
    // A key without a label is shown as the key and is not queried again.
    for (const key of keys) if (!known.has(key)) known.set(key, key);
  }

  #literal({ field, data = [] }: ResolvedField): ReadonlyMap<string, string> {
    const id = `\n${field}`;
    const known = this.#known.get(id) ?? new Map(data.map(({ key, value }) => [String(key), value]));
    this.#known.set(id, known);
    return known;
  }
}
