import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FlowPeople } from '../../../runtime/data/FlowDesignCalls.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FlowNode } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import {
  type ReadDefinition,
  readDefinition,
} from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { FlowLine } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { EditBoxStore } from '../../../runtime/store/EditBoxStore.ts';
import { History } from '../../History.ts';
import type { CommandAnswer } from '../commands/Command.ts';
import { type DraftView, partAt, viewOf } from '../draft/DraftView.ts';
import type { FlowDraft, FlowState } from '../draft/FlowDraft.ts';
import { FlowForm, sameRow, sameState } from './FlowForm.ts';

const nobodyKnown: FlowPeople = {
  users: [],
  roles: [],
  mail: false,
  disabled: { users: [], roles: [] },
};

/** How an edit stands among the steps that can be taken back. */
export interface FlowEdit {
  /** Joins the step before when that is of this kind and just happened. */
  readonly kind?: string;
  /** Belongs to the step before, however long ago that was. */
  readonly joins?: boolean;
}

/** A flow being designed: its history, what is selected, what was found wrong. The draft itself stands in the box. */
export class FlowDesignerStore {
  readonly box: EditBoxStore;
  readonly form: FlowForm;
  /** Keys of the selected nodes and lines, the one chosen last at the end. */
  selected: readonly string[] = [];
  /** What the checks say of the flow as it stands; paths are JSON pointers into its row. */
  issues: readonly Issue[] = [];
  /** What of the last pasted text could not be taken. */
  pasteIssues: readonly Issue[] = [];
  /** The flow's document; undefined: none is chosen, or it cannot be loaded. */
  document: DocumentTable | undefined = undefined;
  /** The table {@link document} was asked for; undefined: not asked yet. */
  table: string | undefined = undefined;
  people: FlowPeople = nobodyKnown;
  /** Whether the checks have looked at the flow once. */
  isChecked = false;
  canUndo = false;
  canRedo = false;
  /** Where the focus is to go: the field of a problem that was clicked, counted so that twice the same is heard. */
  wanted: { readonly path: string; readonly turn: number } | undefined = undefined;
  readonly #app: Pick<App, 'notify' | 't' | 'locale'>;
  readonly #history: History<FlowState>;
  #isHeld = false;
  #waiting: readonly Issue[] | undefined;
  /** Of the edit the history has not heard of yet: it hears once the whole action is done. */
  #step: FlowEdit = {};

  constructor(app: Pick<App, 'notify' | 't' | 'locale'>, box: EditBoxStore) {
    this.#app = app;
    this.box = box;
    this.form = new FlowForm(box);
    this.#history = new History(this.form.state);
    makeAutoObservable(
      this,
      {
        box: false,
        form: false,
        selected: observableRef,
        issues: observableRef,
        pasteIssues: observableRef,
        document: observableRef,
        people: observableRef,
        wanted: observableRef,
        watch: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the form until the answer is called: whatever changes there is a step that can be taken back. */
  watch(): () => void {
    return reaction(
      () => this.form.state,
      (state) => this.remember(state),
      { equals: sameState },
    );
  }

  get draft(): FlowDraft {
    return this.form.draft;
  }

  get view(): DraftView {
    return viewOf(this.draft);
  }

  /** What the draft means. Where no document is known its conditions are unreadable. */
  get reading(): ReadDefinition {
    return readDefinition(this.form.row, this.document);
  }

  /** Nodes and lines as they were read, by their places in the row. */
  get parts(): ReadonlyMap<string, FlowNode | FlowLine> {
    return new Map([...this.reading.sources].map(([part, { path }]) => [path, part]));
  }

  get readonly(): boolean {
    return !this.box.editable;
  }

  /** The last selected part; undefined: nothing is selected, or it is gone. */
  get current(): string | undefined {
    return this.selected.findLast((key) => this.view.byKey.has(key));
  }

  select(keys: readonly string[]): void {
    this.selected = keys;
  }

  /** Adds a part to the selection or takes it out. */
  toggle(key: string): void {
    this.selected = this.selected.includes(key)
      ? this.selected.filter((one) => one !== key)
      : [...this.selected, key];
  }

  /** Takes over what a command made; a refusal is said as it happens. */
  run(answer: CommandAnswer, step: FlowEdit = {}): boolean {
    const { notify, t, locale } = this.#app;
    if (this.readonly) return false;
    if (!answer.ok) {
      notify.error(t(answer.rule, answer.params));
      return false;
    }
    if (!sameRow(answer.draft, this.draft)) {
      this.#step = step;
      this.form.write({ draft: answer.draft });
    }
    if (answer.select) this.selected = answer.select;
    this.pasteIssues = answer.left ?? [];
    for (const issue of this.pasteIssues) notify.error(messageOf(issue, locale));
    return true;
  }

  undo(): void {
    this.#back(this.#history.undo());
  }

  redo(): void {
    this.#back(this.#history.redo());
  }

  /** Somebody holds a part of the drawing: nothing he has not done himself changes under his hand. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    if (this.#waiting) this.found(this.#waiting);
  }

  found(issues: readonly Issue[]): void {
    if (this.#isHeld) {
      this.#waiting = issues;
      return;
    }
    this.#waiting = undefined;
    this.issues = issues;
    this.isChecked = true;
  }

  setPeople(people: FlowPeople): void {
    this.people = people;
  }

  setDocument(table: string, document: DocumentTable | undefined): void {
    this.table = table;
    this.document = document;
  }

  /** Selects where an issue is, and sends the focus there. */
  show({ path }: Issue): void {
    const part = partAt(this.view, path);
    this.selected = part ? [part.key] : [];
    this.goTo(path);
  }

  /** Sends the focus to where an issue is. */
  goTo(path: string): void {
    this.wanted = { path, turn: (this.wanted?.turn ?? 0) + 1 };
  }

  private remember(state: FlowState): void {
    const before = this.#history.present;
    const { kind = typedField(before, state), joins = false } = this.#step;
    this.#step = {};
    if (sameState(before, state)) return;
    if (joins) this.#history.amend(state);
    else this.#history.push(state, kind);
    this.#count();
  }

  #back(state: FlowState | undefined): void {
    if (state === undefined || this.readonly) return;
    this.form.write(state);
    this.#count();
  }

  #count(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }
}

/** The one field of the left form that changed; undefined: it was something else. */
function typedField(before: FlowState, now: FlowState): string | undefined {
  if (!sameRow(before.draft, now.draft)) return undefined;
  const changed = Object.keys(now.header).filter((name) => before.header[name] !== now.header[name]);
  return changed.length === 1 ? changed[0] : undefined;
}
