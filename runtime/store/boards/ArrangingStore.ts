import { makeAutoObservable, observableRef } from 'mobx';
import type { CardPlace } from '../../model/boards/BoardSchema.ts';
import { boardLimits } from '../../model/boards/boardLimits.ts';
import { compact } from '../../model/boards/compact.ts';
import type { OfferedCard, PlacedCard, ShownCard } from '../../wire/boards/Board.ts';

/** A first page while its user arranges it. Card ids are `board.card`. */
export class ArrangingStore {
  cards: readonly ShownCard[];
  /** The card whose move or size was said last, for screen readers. */
  moved: ShownCard | undefined = undefined;

  constructor(cards: readonly ShownCard[]) {
    this.cards = cards;
    makeAutoObservable(this, { cards: observableRef, moved: observableRef }, { autoBind: true });
  }

  /** Moves or resizes a card by columns and rows, within the grid; others make room. */
  change(id: string, by: Partial<CardPlace>): void {
    const card = this.cards.find((one) => one.id === id);
    if (card === undefined) return;
    const { x, y, w, h } = card.place;
    this.place(id, {
      x: x + (by.x ?? 0),
      y: y + (by.y ?? 0),
      w: w + (by.w ?? 0),
      h: h + (by.h ?? 0),
    });
  }

  /** Puts a card at a place, moved into the grid; others make room. */
  place(id: string, wanted: CardPlace): void {
    const { columns, rows } = boardLimits;
    const w = Math.min(Math.max(wanted.w, 1), columns);
    const h = Math.min(Math.max(wanted.h, 1), 20);
    const x = Math.min(Math.max(wanted.x, 0), columns - w);
    const y = Math.min(Math.max(wanted.y, 0), rows - h);
    let first: ShownCard | undefined;
    const placed = this.cards.map((card) => {
      if (card.id !== id) return card;
      first = { ...card, place: { x, y, w, h } };
      return first;
    });
    this.cards = compact(placed, first);
    this.moved = this.cards.find((one) => one.id === id);
  }

  remove(id: string): void {
    this.cards = compact(this.cards.filter((card) => card.id !== id));
    this.moved = undefined;
  }

  /** Puts an offered card below the others. */
  add({ board, card }: OfferedCard): void {
    const y = Math.max(0, ...this.cards.map(({ place }) => place.y + place.h));
    const added = { ...card, id: `${board}.${card.id}`, place: { ...card.place, x: 0, y } };
    if (this.has(board, card.id) || this.cards.length >= boardLimits.cards) return;
    this.cards = compact([...this.cards, added]);
    this.moved = this.cards.find(({ id }) => id === added.id);
  }

  has(board: string, card: string): boolean {
    return this.cards.some(({ id }) => id === `${board}.${card}`);
  }

  /** The arrangement as it is kept. */
  get placed(): readonly PlacedCard[] {
    return this.cards.map(({ id, place }) => {
      const at = id.indexOf('.');
      return { board: id.slice(0, at), card: id.slice(at + 1), place };
    });
  }
}
