import { makeAutoObservable, observableRef } from 'mobx';
import type { EntryCalls } from '../../runtime/data/EntryCalls.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { EntryPreviewBody, MadePart } from '../../runtime/wire/codegen/EntryPreview.ts';
import type { ShownEntryPreview } from '../../runtime/wire/codegen/readEntryPreview.ts';
import { SoonAsked } from '../kit/SoonAsked.ts';

/** What the entry being typed would become, asked anew after each edit. */
export class EntryPreviewStore {
  /** What is wrong with the entry the server saw last. */
  issues: readonly Issue[] = [];
  /** Its table when it last had no errors. */
  table: ResolvedTable | undefined;
  makes: readonly MadePart[] = [];
  /** False until the first answer. */
  isChecked = false;
  readonly #asked: SoonAsked<EntryPreviewBody, ShownEntryPreview>;
  readonly #types: FieldTypeRegistry;

  constructor(calls: () => Promise<EntryCalls>, types: FieldTypeRegistry) {
    this.#types = types;
    this.#asked = new SoonAsked<EntryPreviewBody, ShownEntryPreview>(
      async (entry, signal) => (await calls()).preview(entry, signal),
      (told) => this.#show(told),
    );
    makeAutoObservable(
      this,
      { issues: observableRef, table: observableRef, makes: observableRef },
      { autoBind: true },
    );
  }

  /** Why the last call failed, in words. */
  get failed(): string | undefined {
    return this.#asked.failed;
  }

  get isWaiting(): boolean {
    return this.#asked.isWaiting;
  }

  /** Asks about this entry soon. */
  want(entry: EntryPreviewBody): void {
    this.#asked.want(entry);
  }

  /** Asks no more, and drops the answer under way. */
  stop(): void {
    this.#asked.stop();
  }

  #show({ issues, layers, makes }: ShownEntryPreview): void {
    this.isChecked = true;
    this.issues = issues;
    this.makes = makes;
    if (layers.length > 0) this.table = resolve(layers, this.#types).table;
  }
}
