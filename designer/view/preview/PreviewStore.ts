import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewCalls } from '../../../runtime/data/ViewCalls.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../../runtime/model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ShownPreview } from '../../../runtime/wire/views/readViewDesign.ts';

/** Milliseconds after the last edit until the server is asked. */
const pause = 400;

/** Milliseconds until the browser gives a preview up; the server gives up before. */
const patience = 50_000;

/** The rows of a draft, read anew after each edit. An older answer never takes the place of a newer one. */
export class PreviewStore {
  /** What the server found wrong in the draft it saw last. */
  issues: readonly Issue[] = [];
  /** Table and rows of the last draft without errors. */
  table: ResolvedTable | undefined;
  rows: readonly Row[] = [];
  /** Why the last call failed, in words. */
  failed: string | undefined;
  isWaiting = false;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;
  readonly #calls: () => Promise<ViewCalls>;
  readonly #types: FieldTypeRegistry;

  constructor(calls: () => Promise<ViewCalls>, types: FieldTypeRegistry) {
    this.#calls = calls;
    this.#types = types;
    makeAutoObservable(
      this,
      { issues: observableRef, table: observableRef, rows: observableRef },
      { autoBind: true },
    );
  }

  /** Asks for the rows of this view soon; undefined: it cannot have rows yet. */
  want(view: ViewSchema | undefined): void {
    this.stop();
    if (view === undefined) {
      this.issues = [];
      this.isWaiting = false;
      return;
    }
    this.isWaiting = true;
    const turn = this.#turn;
    this.#timer = setTimeout(() => void this.#ask(view, turn), pause);
  }

  /** Asks no more, and drops the answer under way. */
  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  async #ask(view: ViewSchema, turn: number): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const calls = await this.#calls();
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(patience)]);
    // A view is a JSON object.
    const answer = await calls.preview(view as unknown as JsonObject, signal);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isWaiting = false;
      this.failed = answer.ok ? undefined : answer.failure.message;
      if (answer.ok) this.#show(answer.data);
    });
  }

  #show({ issues, layers, rows }: ShownPreview): void {
    this.issues = issues;
    if (layers.length === 0) return;
    this.table = resolve(layers, this.#types).table;
    this.rows = rows;
  }
}
