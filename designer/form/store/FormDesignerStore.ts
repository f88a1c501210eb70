import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';
import { History, type StepOptions } from '../../kit/History.ts';
import { isTaken } from '../../kit/isTaken.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { LoadedForm } from '../base/loadForm.ts';
import { type DrawnPart, drawnPart, isKnown } from '../draft/DrawnPart.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { readDraft } from '../draft/readDraft.ts';
import { blockOf } from './checkPart.ts';

type StoreApp = Pick<App, 'notify' | 't' | 'locale'>;

/** A field that is not on the canvas and can be shown. */
export interface HiddenField {
  /** Id of its entry, else the field's name. */
  readonly id: string;
  readonly title: string;
}

/** State of the form designer: draft, selection, undo history. */
export class FormDesignerStore {
  readonly base: FormBase;
  /** The saved design the draft started from. */
  readonly stored: LoadedForm['stored'];
  /** Calls of a save; undefined: those of designs of pages. */
  readonly calls: LoadedForm['calls'];
  /** The draft as it was loaded. */
  readonly loaded: FormDraft;
  /** Issues of the saved design. */
  readonly issues: readonly Issue[];
  readonly history: History<FormDraft>;
  /** Ids of the selected entries, the latest last. */
  selected: readonly string[] = [];
  /** Counts requests to move the focus into the property panel. */
  editTurn = 0;
  #isSettled = false;
  readonly #app: StoreApp;

  constructor(app: StoreApp, { base, stored, calls }: LoadedForm) {
    const { draft, issues } = readDraft(stored, base);
    this.#app = app;
    this.base = base;
    this.stored = stored;
    this.calls = calls;
    this.loaded = draft;
    this.issues = issues;
    this.history = new History(draft);
    makeAutoObservable(
      this,
      {
        base: false,
        stored: false,
        calls: false,
        loaded: false,
        issues: false,
        history: false,
        selected: observableRef,
      },
      { autoBind: true },
    );
  }

  get draft(): FormDraft {
    return this.history.present;
  }

  get views(): readonly DrawnPart[] {
    return this.draft.entries.map((part) => drawnPart(part, this.base.document.main));
  }

  /** Components on the canvas, in order. */
  get visible(): readonly DrawnPart[] {
    return this.views.filter((view) => view.show && isKnown(view) && !view.field?.hidden);
  }

  /** Fields of the form that are not on the canvas: hidden by the design, or without a place in the form. */
  get hidden(): readonly HiddenField[] {
    const { main } = this.base.document;
    const entries = this.views.filter((view) => !view.show && isKnown(view) && !view.field?.hidden);
    const named = new Set(this.views.map(({ field }) => field?.field));
    const rest = main.fields.filter(
      ({ field, hidden, kind, writeOnly }) =>
        !hidden && !writeOnly && kind.columnType !== undefined && !named.has(field) && field !== main.key,
    );
    return [
      ...entries.map(({ part, title }) => ({ id: part.id, title })),
      ...rest.map(({ field, title }) => ({ id: field, title })),
    ];
  }

  /** The entry selected last; undefined: none, or it is gone. */
  get current(): DrawnPart | undefined {
    const id = this.selected.findLast((one) => this.visible.some(({ part }) => part.id === one));
    return this.visible.find(({ part }) => part.id === id);
  }

  get isChanged(): boolean {
    return this.draft !== this.loaded;
  }

  /** True while leaving would lose changes. */
  get isUnsaved(): boolean {
    return this.isChanged && !this.#isSettled;
  }

  /** The draft was saved or given up: leaving loses nothing. */
  settled(): void {
    this.#isSettled = true;
  }

  /** Selects an entry whatever is selected now, and opens its properties. */
  focus(id: string): void {
    this.selected = [id];
    this.editTurn++;
  }

  /** Selects entries. Refuses to leave one that is not complete. Returns whether it was done. */
  select(ids: readonly string[]): boolean {
    if (!this.mayLeave(ids)) return false;
    this.selected = ids;
    return true;
  }

  /** Adds an entry to the selection or removes it. */
  toggle(id: string): boolean {
    return this.select(
      this.selected.includes(id) ? this.selected.filter((one) => one !== id) : [...this.selected, id],
    );
  }

  /** False, with a message, while the current entry has no name or source and would not stay the current one. */
  mayLeave(next: readonly string[] = []): boolean {
    const { current } = this;
    const block = current === undefined ? undefined : blockOf(current, this.base);
    if (block === undefined || next.at(-1) === current?.part.id) return true;
    this.#app.notify.error(this.#app.t(block));
    return false;
  }

  /** Moves the focus into the property panel. */
  edit(): void {
    this.editTurn++;
  }

  /** Applies the result of a command; tells the user a refusal. Returns whether it was applied. */
  run(answer: EditAnswer<FormDraft>, step: StepOptions = {}): boolean {
    if (!isTaken(this.#app, answer)) return false;
    if (answer.draft !== this.draft) this.history.step(answer.draft, step);
    if (answer.select) this.selected = answer.select;
    return true;
  }

  undo(): void {
    this.history.undo();
  }

  redo(): void {
    this.history.redo();
  }
}
