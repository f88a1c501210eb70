import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { listFilterLimits, splitFilters } from '../../model/conditions/ListFilters.ts';
import { keptName } from './ListQuery.ts';

/** 32 random hexadecimal digits. */
const drawId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Addresses of one list. Filters that are too long for an address are kept on the server, and the address names them. The
 * same filters have the same name as long as the page is open.
 */
export class KeptFilters {
  /** Texts by their ids; null: the server has none, or the user may not see them. */
  readonly #texts = observable.map<string, string | null>([], { deep: false });
  readonly #app: Pick<App, 'data' | 'notify'>;
  readonly #table: string;

  /** `table`: API name of the page. */
  constructor(app: Pick<App, 'data' | 'notify'>, table: string) {
    this.#app = app;
    this.#table = table;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The address to show for a list's query. */
  shortened(search: string): string {
    if (search.length <= listFilterLimits.address) return search;
    const { filters, rest } = splitFilters(search);
    const address = new URLSearchParams(rest);
    address.set(keptName, this.#idOf(filters));
    return address.toString();
  }

  /** The list's query at an address; undefined: its filters are not loaded. Filters that are not there stay named. */
  expanded(address: string): string | undefined {
    const given = new URLSearchParams(address);
    const id = given.get(keptName);
    if (id === null) return address;
    const text = this.#texts.get(id);
    if (text === undefined) return undefined;
    if (text === null) return address;
    given.delete(keptName);
    const { rest } = splitFilters(given.toString());
    return [rest, text].filter((part) => part !== '').join('&');
  }

  /** Loads the filters of an address. Says a refusal; the list then waits for the user. */
  async load(address: string): Promise<void> {
    const id = new URLSearchParams(address).get(keptName);
    if (id === null || this.#texts.has(id)) return;
    let text: string | null = null;
    try {
      const answer = await (await this.#app.data.keptFilters()).read(this.#table, id);
      if (answer.ok) text = answer.data;
      else this.#app.notify.error(answer.failure.message);
    } catch {
      // The code did not load: the list says that the filters are not there.
    }
    runInAction(() => {
      this.#texts.set(id, text);
    });
  }

  #idOf(text: string): string {
    for (const [id, known] of this.#texts) if (known === text) return id;
    const id = drawId();
    this.#texts.set(id, text);
    void this.#keep(id, text);
    return id;
  }

  /** The filters hold here also when they could not be kept: then the address works in this window only, which is said. */
  async #keep(id: string, text: string): Promise<void> {
    const { data, notify } = this.#app;
    const answer = await (await data.keptFilters()).keep({ table: this.#table, id, text });
    if (!answer.ok) notify.error(answer.failure.message);
  }
}
