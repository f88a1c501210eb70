import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { SchemaSource } from '../../runtime/data/SchemaSource.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';

/** The tables and views that cards ask, loaded when they are first wanted. */
export class AskedTables {
  readonly #schemas: Pick<SchemaSource, 'document'>;
  readonly #known = observable.map<string, DocumentTable>([], { deep: false });
  readonly #asked = new Set<string>();

  constructor(schemas: Pick<SchemaSource, 'document'>) {
    this.#schemas = schemas;
    makeAutoObservable(this);
  }

  /** The table; undefined while it loads, and when it is gone. */
  named(name: string | undefined): DocumentTable | undefined {
    if (name === undefined || name === '') return undefined;
    this.#want(name);
    return this.#known.get(name);
  }

  #want(name: string): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    void this.#schemas.document(name).then((answer) => {
      if (answer.ok) runInAction(() => this.#known.set(name, answer.data));
    });
  }
}
