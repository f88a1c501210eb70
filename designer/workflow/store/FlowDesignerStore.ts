import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FlowNode } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import {
  type ReadDefinition,
  readDefinition,
} from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { FlowLine } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import type { FlowPeople } from '../../../runtime/wire/workflow/readNodePeople.ts';
import { History, type StepOptions } from '../../kit/History.ts';
import { isTaken } from '../../kit/isTaken.ts';
import type { CommandAnswer } from '../commands/Command.ts';
import { type DrawnFlow, drawnFlow, partAt } from '../draft/DrawnFlow.ts';
import type { FlowDraft, FlowState } from '../draft/FlowDraft.ts';
import { FlowForm, sameRow, sameState } from './FlowForm.ts';

const nobodyKnown: FlowPeople = {
  users: [],
  roles: [],
  mail: false,
  disabled: { users: [], roles: [] },
};

/**
 * State of the workflow designer: undo history, selection and issues. The draft itself is in the edit box.
 */
export class FlowDesignerStore {
  readonly box: EditBoxStore;
  readonly form: FlowForm;
  readonly history: History<FlowState>;
  /** Keys of the selected nodes and lines, the latest last. */
  selected: readonly string[] = [];
  /** Issues of the current flow; paths are JSON pointers into its row. */
  issues: readonly Issue[] = [];
  /** Issues of the last pasted text. */
  pasteIssues: readonly Issue[] = [];
  /** The flow's document; undefined: none is chosen, or it cannot be loaded. */
  document: DocumentTable | undefined = undefined;
  /** Table for which {@link document} was requested; undefined: not requested yet. */
  table: string | undefined = undefined;
  people: FlowPeople = nobodyKnown;
  /** True after the first check. */
  isChecked = false;
  /**
   * Place to focus next, such as the field of a clicked problem. `turn` makes two equal requests distinct.
   */
  wanted: { readonly path: string; readonly turn: number } | undefined = undefined;
  readonly #app: Pick<App, 'notify' | 't' | 'locale'>;
  #isHeld = false;
  #waiting: readonly Issue[] | undefined;
  /** Grouping of the edit in progress; the history is updated when the whole action is done. */
  #step: StepOptions = {};

  constructor(app: Pick<App, 'notify' | 't' | 'locale'>, box: EditBoxStore) {
    this.#app = app;
    this.box = box;
    this.form = new FlowForm(box);
    this.history = new History(this.form.state);
    makeAutoObservable(
      this,
      {
        box: false,
        form: false,
        history: false,
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

  /** Records every change of the form as an undo step until the returned function is called. */
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

  get view(): DrawnFlow {
    return drawnFlow(this.draft);
  }

  /** The parsed draft. Without a document its conditions cannot be read. */
  get reading(): ReadDefinition {
    return readDefinition(this.form.row, this.document);
  }

  /** Parsed nodes and lines by their paths in the row. */
  get parts(): ReadonlyMap<string, FlowNode | FlowLine> {
    return new Map([...this.reading.sources].map(([part, { path }]) => [path, part]));
  }

  get readonly(): boolean {
    return !this.box.editable;
  }

  /** The part selected last; undefined: nothing is selected, or it was removed. */
  get current(): string | undefined {
    return this.selected.findLast((key) => this.view.byKey.has(key));
  }

  select(keys: readonly string[]): void {
    this.selected = keys;
  }

  /** Adds a part to the selection or removes it. */
  toggle(key: string): void {
    this.selected = this.selected.includes(key)
      ? this.selected.filter((one) => one !== key)
      : [...this.selected, key];
  }

  /** Applies the result of a command; notifies the user of a refusal. Returns whether it was applied. */
  run(answer: CommandAnswer, step: StepOptions = {}): boolean {
    if (this.readonly || !isTaken(this.#app, answer)) return false;
    if (!sameRow(answer.draft, this.draft)) {
      this.#step = step;
      this.form.write({ draft: answer.draft });
    }
    if (answer.select) this.selected = answer.select;
    this.pasteIssues = answer.left ?? [];
    return true;
  }

  undo(): void {
    this.#back(this.history.undo());
  }

  redo(): void {
    this.#back(this.history.redo());
  }

  /** Pauses issue updates while the user is dragging. */
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

  /** Selects the part of an issue and focuses its place. */
  show({ path }: Issue): void {
    const part = partAt(this.view, path);
    this.selected = part ? [part.key] : [];
    this.goTo(path);
  }

  /** Focuses the place of an issue. */
  goTo(path: string): void {
    this.wanted = { path, turn: (this.wanted?.turn ?? 0) + 1 };
  }

  private remember(state: FlowState): void {
    const before = this.history.present;
    const { kind = typedField(before, state), ...step } = this.#step;
    this.#step = {};
    if (!sameState(before, state)) this.history.step(state, { ...step, kind });
  }

  #back(state: FlowState | undefined): void {
    if (state !== undefined && !this.readonly) this.form.write(state);
  }
}

/** The only changed field of the left form; undefined: the change was something else. */
function typedField(before: FlowState, now: FlowState): string | undefined {
  if (!sameRow(before.draft, now.draft)) return undefined;
  const changed = Object.keys(now.header).filter((name) => before.header[name] !== now.header[name]);
  return changed.length === 1 ? changed[0] : undefined;
}
