import { computed, type IComputedValue, makeAutoObservable, observable } from 'mobx';
import type { Issue } from '../../model/schema/Issue.ts';
import type { BoxAnnouncer } from '../box/BoxAnnouncer.ts';
import type { DocumentForms } from '../form/DocumentForms.ts';
import type { FieldCell } from '../form/FieldCell.ts';
import type { Problem } from './Problem.ts';
import { problemsOf } from './problemsOf.ts';

/** What a refused save leaves besides what fields and rows show. */
interface Refusal {
  /** Issues without a place in this box. */
  readonly loose: readonly Issue[];
  /** The problem the user is at, by index and path: a corrected one leaves its index to the next. */
  readonly at: number;
  readonly path: string | undefined;
  /** Whether the user may correct what stands at a path. */
  isMeant(path: string): boolean;
}

const none: readonly Problem[] = [];

/**
 * Everything that keeps a document from being saved, from a refused save until it is corrected. Derived from what
 * the fields and rows show; only issues without a place are kept here, until the next save.
 */
export class BoxProblems {
  readonly #formsOf: () => DocumentForms | undefined;
  readonly #voice: BoxAnnouncer;
  readonly #refusal = observable.box<Refusal | undefined>(undefined, { deep: false });
  readonly #issues = new WeakMap<FieldCell, IComputedValue<readonly Issue[]>>();

  /** `formsOf`: the document that is shown now; undefined: none is loaded. */
  constructor(formsOf: () => DocumentForms | undefined, voice: BoxAnnouncer) {
    this.#formsOf = formsOf;
    this.#voice = voice;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** All problems in the order of the document; empty unless a save was refused. */
  get all(): readonly Problem[] {
    const refusal = this.#refusal.get();
    if (refusal === undefined) return none;
    const loose = refusal.loose.map((issue) => ({ path: issue.path, title: undefined, issue }));
    return [...loose, ...this.#placed().filter(({ path }) => refusal.isMeant(path))];
  }

  /** Index of the problem the user is at; -1: none is left. */
  get at(): number {
    const { at = 0, path } = this.#refusal.get() ?? {};
    const found = this.all.findIndex((problem) => problem.path === path);
    return found < 0 ? Math.min(at, this.all.length - 1) : found;
  }

  /**
   * Shows the problems of a refused save, and announces the first one. `isMeant`: whether the user may correct what
   * stands at a path; default: everything.
   */
  announce(issues: readonly Issue[], isMeant: Refusal['isMeant'] = () => true): void {
    this.#voice.announce(this.#show(issues, isMeant));
  }

  /** {@link announce} with a toast, after the checks of this box. */
  mistakes(issues: readonly Issue[], isMeant: Refusal['isMeant'] = () => true): void {
    this.#voice.mistakes(this.#show(issues, isMeant));
  }

  /** Forgets them: another record is shown, or this one is stored. */
  hide(): void {
    this.#refusal.set(undefined);
  }

  /** Focuses a problem by its index, round the end; does nothing when there is none. */
  goTo(index: number): void {
    const refusal = this.#refusal.get();
    const { length } = this.all;
    if (refusal === undefined || length === 0) return;
    const at = ((index % length) + length) % length;
    const problem = this.all[at];
    this.#refusal.set({ ...refusal, at, path: problem?.path });
    if (problem) this.#voice.focusOn(problem.path);
  }

  /** Goes to the next problem, or with -1 to the one before. */
  step(by: 1 | -1): void {
    const isCorrected = this.all[this.at]?.path !== this.#refusal.get()?.path;
    this.goTo(isCorrected && by > 0 ? this.at : this.at + by);
  }

  /** Issues without a place stand first. Returns all issues in the order of the document. */
  #show(issues: readonly Issue[], isMeant: Refusal['isMeant']): readonly Issue[] {
    const placed = new Set(this.#placed().map(({ path }) => path));
    const loose = issues.filter(({ path, severity }) => severity === 'error' && !placed.has(path));
    this.#refusal.set({ loose, at: 0, path: undefined, isMeant });
    const path = this.all[0]?.path;
    this.#refusal.set({ loose, at: 0, path, isMeant });
    return this.all.length === 0
      ? issues
      : this.all.map((problem) => ({ ...problem.issue, path: problem.path }));
  }

  #placed(): readonly Problem[] {
    const forms = this.#formsOf();
    return forms ? problemsOf(forms, this.#issuesOf) : none;
  }

  /** Computed per field, so that a key in one field does not check all others again. */
  readonly #issuesOf = (cell: FieldCell): readonly Issue[] => {
    let issues = this.#issues.get(cell);
    if (!issues) {
      issues = computed(() => cell.issues);
      this.#issues.set(cell, issues);
    }
    return issues.get();
  };
}
