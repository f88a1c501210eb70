import type { CardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { Stamped } from '../PacedAnswers.ts';

/** Collects of what age the answers are that a card is made of. */
export class AnswerStamps {
  readonly #stamps = new Map<string, string>();
  #kept: CardAnswer['kept'];

  /** Notes an answer. `table`: what the card calls the table that was read. */
  add(table: string, { stamp, kept }: Omit<Stamped<unknown>, 'value'>): void {
    const before = this.#stamps.get(table);
    // A write came between two readings of the table: no stamp fits, so the card is asked again at the next event.
    this.#stamps.set(table, before === undefined || before === stamp ? stamp : '');
    if (kept === undefined) return;
    const { age = 0, again = 0 } = this.#kept ?? {};
    this.#kept = { age: Math.max(age, kept.age), again: Math.max(again, kept.again) };
  }

  /** What the card's answer says of its age. */
  get told(): Pick<CardAnswer, 'stamps' | 'kept'> {
    return { stamps: Object.fromEntries(this.#stamps), ...(this.#kept && { kept: this.#kept }) };
  }
}
