import { makeAutoObservable, observable } from 'mobx';
import type {
  Difference,
  DocumentMerge,
  MergedDocument,
  Side,
} from '../../model/record/merge/DocumentMerge.ts';

/** Merges two users' edits of one record. Each difference has a side; conflicts get one only by choice. */
export class MergeStore {
  readonly merge: DocumentMerge;
  readonly #choices = observable.map<string, Side>();

  constructor(merge: DocumentMerge) {
    this.merge = merge;
    makeAutoObservable(this, { merge: false }, { autoBind: true });
  }

  /** Differences, with conflicts first. */
  get differences(): readonly Difference[] {
    const { differences } = this.merge;
    return [...differences.filter((one) => one.isConflict), ...differences.filter((one) => !one.isConflict)];
  }

  /** Side whose value applies; undefined: an undecided conflict. */
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
