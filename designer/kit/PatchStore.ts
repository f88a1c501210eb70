import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Answer } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { History } from './History.ts';
import { SoonAsked } from './SoonAsked.ts';

/** What the server tells about a draft. */
interface Told {
  readonly issues: readonly Issue[];
}

interface PatchOptions<Draft, Found extends Told> {
  readonly first: Draft;
  /** It is published for the first time. */
  readonly isNew?: boolean;
  /** Asks the server about a draft. */
  check(patch: JsonObject, signal: AbortSignal): Promise<Answer<Found>>;
}

/**
 * Store of a designer whose draft is published as one patch: history, the server's check after each edit, and whether
 * leaving would lose something. A subclass names its own members in `makeObservable` and calls `begin` at the end of its
 * constructor.
 */
export abstract class PatchStore<Draft extends object, Found extends Told = Told> {
  readonly history: History<Draft>;
  readonly asked: SoonAsked<JsonObject, Found>;
  /** What the server found in the draft it was last asked about. */
  found: readonly Issue[] = [];
  isPublished = false;
  readonly #app: Pick<App, 'notify' | 'locale'>;
  readonly #isNew: boolean;
  #base = '';

  constructor(
    app: Pick<App, 'notify' | 'locale'>,
    { first, isNew = false, check }: PatchOptions<Draft, Found>,
  ) {
    this.#app = app;
    this.#isNew = isNew;
    this.history = new History(first);
    this.asked = new SoonAsked(check, (told) => this.told(told));
    makeObservable(this, {
      ...{ found: observableRef, isPublished: observable },
      ...{ draft: computed, patch: computed, isEdited: computed, isChanged: computed, isUnsaved: computed },
      ...{ take: actionBound, undo: actionBound, redo: actionBound },
      ...{ settled: actionBound, refuse: actionBound },
    });
  }

  /** The draft as it is published. */
  abstract get patch(): JsonObject;

  get draft(): Draft {
    return this.history.present;
  }

  /** The draft differs from what it was made from. */
  get isEdited(): boolean {
    return JSON.stringify(this.patch) !== this.#base;
  }

  /** There is something to publish. */
  get isChanged(): boolean {
    return this.#isNew || this.isEdited;
  }

  /** True while leaving would lose changes. */
  get isUnsaved(): boolean {
    return this.isEdited && !this.isPublished;
  }

  /** Takes the draft of an edit; edits of one kind in a row are one step. */
  take(draft: Draft, kind?: string): void {
    if (draft === this.draft) return;
    this.history.push(draft, kind);
    this.#show();
  }

  undo(): void {
    if (this.history.undo() !== undefined) this.#show();
  }

  redo(): void {
    if (this.history.redo() !== undefined) this.#show();
  }

  /** The draft was published or given up: leaving loses nothing. */
  settled(): void {
    this.isPublished = true;
    this.asked.stop();
  }

  /** The server refused to publish this draft. */
  refuse(issues: readonly Issue[]): void {
    this.found = issues;
    const [first] = issues;
    if (first !== undefined) this.#app.notify.error(messageOf(first, this.#app.locale));
  }

  /** Shows the first draft, and asks the server about it. */
  protected begin(): void {
    this.#base = JSON.stringify(this.patch);
    this.#show();
  }

  /** Runs after each change of the draft, before the server is asked. */
  protected shown(): void {}

  /** What the server is asked about; undefined: nothing can be wrong. */
  protected wanted(): JsonObject | undefined {
    return this.patch;
  }

  /** Takes an answer of the server, inside an action. */
  protected told({ issues }: Found): void {
    this.found = issues;
  }

  #show(): void {
    this.shown();
    const patch = this.wanted();
    this.asked.want(patch);
    if (patch === undefined) this.found = [];
  }
}
