import { makeAutoObservable, observable } from 'mobx';
import type { Difference, DocumentMerge, MergedDocument, Side } from '../model/record/merge/DocumentMerge.ts';

/** Two people's edits of one record being put together: each difference has a side, conflicts only once chosen. */
export class MergeStore {
  readonly merge: DocumentMerge;
  readonly #choices = observable.map<string, Side>();

  constructor(merge: DocumentMerge) {
    this.merge = merge;
    makeAutoObservable(this, { merge: false }, { autoBind: true });
  }

  /** Conflicts first: they wait for somebody. */
  get differences(): readonly Difference[] {
    const { differences } = this.merge;
    return [...differences.filter((one) => one.isConflict), ...differences.filter((one) => !one.isConflict)];
  }

  /** Whose value stands; undefined: a conflict nobody decided yet. */
  side({ id, isConflict, suggested }: Difference): Side | undefined {
    return this.#choices.get(id) ?? (isConflict ? undefined : suggested);
  }

  /** Differences still to be decided. */
  get open(): readonly Difference[] {
    return this.merge.differences.filter((one) => this.side(one) === undefined);
  }

  choose(id: string, side: Side): void {
    this.#choices.set(id, side);
  }

  chooseAll(side: Side): void {
    for (const { id } of this.merge.differences) this.#choices.set(id, side);
  }

  /** The merged record; undefined while something is open. */
  get result(): MergedDocument | undefined {
    if (this.open.length > 0) return undefined;
    return this.merge.build((difference) => this.side(difference) ?? difference.suggested);
  }
}
