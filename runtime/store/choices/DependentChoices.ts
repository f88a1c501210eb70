import { type ObservableMap, observable, runInAction } from 'mobx';
import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { Option } from '../../model/schema/FieldSchema.ts';
import type { Row } from '../../model/schema/Row.ts';

type Source = Pick<DataSource, 'choices'>;

/** Options of selects that depend on other fields, for one form; requested once per set of values. */
export class DependentChoices {
  readonly #data: Source;
  readonly #known: ObservableMap<string, readonly Option[]> = observable.map<string, readonly Option[]>([], {
    deep: false,
  });
  /** Labels of every option seen, by table and field, then by key. */
  readonly #labels = new Map<string, Map<string, string>>();
  readonly #asked = new Map<string, Promise<Answer<readonly Option[]>>>();

  constructor(data: Source) {
    this.#data = data;
  }

  /** The options; undefined while loading (an observed read, repeated when they arrive). */
  options(table: string, field: string, values: Row): readonly Option[] | undefined {
    const found = this.#known.get(keyOf(table, field, values));
    if (!found) void this.ask(table, field, values);
    return found;
  }

  /** Label of an option that was offered in this form, also one that no longer is. */
  label(table: string, field: string, key: string): string | undefined {
    return this.#labels.get(`${table}.${field}`)?.get(key);
  }

  /** The options as a promise. Failures are not cached. */
  ask(table: string, field: string, values: Row): Promise<Answer<readonly Option[]>> {
    const key = keyOf(table, field, values);
    const known = this.#known.get(key);
    if (known) return Promise.resolve(answered(known));
    const asking = this.#asked.get(key) ?? this.#ask(key, table, field, values);
    this.#asked.set(key, asking);
    return asking;
  }

  async #ask(key: string, table: string, field: string, values: Row): Promise<Answer<readonly Option[]>> {
    const answer = await this.#data.choices(table, field, values);
    this.#asked.delete(key);
    if (answer.ok) {
      const labels = this.#labels.get(`${table}.${field}`) ?? new Map<string, string>();
      for (const option of answer.data) labels.set(String(option.key), option.value);
      this.#labels.set(`${table}.${field}`, labels);
      runInAction(() => this.#known.set(key, answer.data));
    }
    return answer;
  }
}

function keyOf(table: string, field: string, values: Row): string {
  return JSON.stringify([table, field, values]);
}

const made = new WeakMap<object, DependentChoices>();

/** The choices of one form, shared by its controls and by the code that clears invalid values. */
export function dependentChoices(data: Source, form: object): DependentChoices {
  const known = made.get(form) ?? new DependentChoices(data);
  made.set(form, known);
  return known;
}
