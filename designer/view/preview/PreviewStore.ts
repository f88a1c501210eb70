import { makeAutoObservable, observableRef } from 'mobx';
import type { ViewCalls } from '../../../runtime/data/ViewCalls.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../../runtime/model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ShownPreview } from '../../../runtime/wire/views/readViewDesign.ts';
import { SoonAsked } from '../../kit/SoonAsked.ts';

/** The rows of a draft, read anew after each edit. */
export class PreviewStore {
  /** What the server found wrong in the draft it saw last. */
  issues: readonly Issue[] = [];
  /** Table and rows of the last draft without errors. */
  table: ResolvedTable | undefined;
  rows: readonly Row[] = [];
  readonly #asked: SoonAsked<ViewSchema, ShownPreview>;
  readonly #types: FieldTypeRegistry;

  constructor(calls: () => Promise<ViewCalls>, types: FieldTypeRegistry) {
    this.#types = types;
    this.#asked = new SoonAsked<ViewSchema, ShownPreview>(
      // A view is a JSON object.
      async (view, signal) => (await calls()).preview(view as unknown as JsonObject, signal),
      (told) => this.#show(told),
    );
    makeAutoObservable(
      this,
      { issues: observableRef, table: observableRef, rows: observableRef },
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

  /** Asks for the rows of this view soon; undefined: it cannot have rows yet. */
  want(view: ViewSchema | undefined): void {
    if (view === undefined) this.issues = [];
    this.#asked.want(view);
  }

  /** Asks no more, and drops the answer under way. */
  stop(): void {
    this.#asked.stop();
  }

  #show({ issues, layers, rows }: ShownPreview): void {
    this.issues = issues;
    if (layers.length === 0) return;
    this.table = resolve(layers, this.#types).table;
    this.rows = rows;
  }
}
