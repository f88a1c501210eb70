import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../runtime/host/AppContext.ts';
import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { BoardAnswer, CardAnswer } from '../../runtime/wire/boards/Board.ts';
import type { ShownBoardPreview } from '../../runtime/wire/boards/readBoardDesign.ts';
import { issuesAt } from '../kit/issuesAt.ts';
import { SoonAsked } from '../kit/SoonAsked.ts';
import { AskedTables } from './AskedTables.ts';
import type { Offered } from './Offered.ts';
import { type Picked, pickedOf } from './Picked.ts';

/** Id of a card of an offer, on the board that asks for the rows of all offers. */
export const cardIdOf = ({ name }: Offered, at: number): string => `${name}${at}`;

/** What is composed: a table, the pressed fields, and what they make, each with its rows. */
export class ComposerStore<Offer extends Offered> {
  readonly tables: AskedTables;
  readonly asked: SoonAsked<JsonObject, ShownBoardPreview>;
  table: string | undefined;
  names: readonly string[] = [];
  /** Name of the offer that was chosen; undefined: the first. */
  chosen: string | undefined;
  found: readonly Issue[] = [];
  shown: BoardAnswer | undefined;
  answers: ReadonlyMap<string, CardAnswer> = new Map();

  readonly #offersOf: (picked: Picked) => readonly Offer[];

  /** `offersOf`: what pressed fields make, the best first. `table`: the one that is asked; default: the user chooses. */
  constructor(
    app: Pick<App, 'data' | 'schemas'>,
    offersOf: (picked: Picked) => readonly Offer[],
    table?: string,
  ) {
    this.#offersOf = offersOf;
    this.table = table;
    this.tables = new AskedTables(app.schemas);
    this.asked = new SoonAsked(
      async (patch, signal) => (await app.data.designs()).boards.preview({ name: 'composed', patch }, signal),
      ({ issues, shown, cards }) => {
        this.found = issues;
        this.shown = shown;
        this.answers = new Map(cards.map((answer) => [answer.card, answer] as const));
      },
    );
    makeAutoObservable(
      this,
      {
        ...{ tables: false, asked: false },
        ...{ names: observableRef, found: observableRef, shown: observableRef, answers: observableRef },
      },
      { autoBind: true },
    );
  }

  get document(): DocumentTable | undefined {
    return this.tables.named(this.table);
  }

  get picked(): Picked | undefined {
    return this.document && pickedOf(this.document.main, this.names);
  }

  /** What the pressed fields make. */
  get offers(): readonly Offer[] {
    return this.picked === undefined ? [] : this.#offersOf(this.picked);
  }

  /** The offer that is taken. */
  get offer(): Offer | undefined {
    return this.offers.find(({ name }) => name === this.chosen) ?? this.offers[0];
  }

  /** A mistake of an offer. */
  issueOf(offer: Offer): Issue | undefined {
    const first = this.offers
      .slice(0, this.offers.indexOf(offer))
      .reduce((sum, { cards }) => sum + cards.length, 0);
    return offer.cards.flatMap((_card, at) => issuesAt(this.found, `/cards/${first + at}`))[0];
  }

  choose(table: string | undefined): void {
    this.table = table;
    this.names = [];
    this.chosen = undefined;
    this.#ask();
  }

  /** Takes a field, or lets it go. */
  toggle(field: string): void {
    this.names = this.names.includes(field)
      ? this.names.filter((one) => one !== field)
      : [...this.names, field];
    this.#ask();
  }

  pick(name: string): void {
    this.chosen = name;
  }

  #ask(): void {
    this.answers = new Map();
    const all = this.offers.flatMap((offer) =>
      offer.cards.map(({ kind, asks }, at) => ({ id: cardIdOf(offer, at), kind, asks })),
    );
    if (all.length === 0) {
      this.asked.want(undefined);
      return;
    }
    let y = 0;
    const board: BoardSchema = {
      ...{ format: 1, board: 'composed', title: 'composed' },
      cards: all.map(({ id, kind: { name, size }, asks }) => {
        const place = { x: 0, y, w: size.w, h: size.h };
        y += size.h;
        return { id, kind: name, asks, place };
      }),
    };
    this.asked.want(board as unknown as JsonObject); // schemas are JSON
  }
}
