import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { BoardAnswer, CardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { ShownBoardPreview } from '../../../runtime/wire/boards/readBoardDesign.ts';
import { SoonAsked } from '../../kit/SoonAsked.ts';
import { BoardTables } from '../store/BoardTables.ts';
import { type OfferedKind, offeredKinds } from './offers.ts';
import { type Picked, pickedOf } from './Picked.ts';

/** A chart while it is composed: a table, the pressed fields, and the kinds of card that they make, each with its rows. */
export class ComposerStore {
  readonly tables: BoardTables;
  readonly asked: SoonAsked<JsonObject, ShownBoardPreview>;
  table: string | undefined;
  names: readonly string[] = [];
  /** Kind that was chosen; undefined: the first that fits. */
  chosen: string | undefined;
  found: readonly Issue[] = [];
  shown: BoardAnswer | undefined;
  answers: ReadonlyMap<string, CardAnswer> = new Map();

  constructor(app: Pick<App, 'data' | 'schemas'>) {
    this.tables = new BoardTables(app.schemas);
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

  /** Cards that the pressed fields make. */
  get offers(): readonly OfferedKind[] {
    return this.picked === undefined ? [] : offeredKinds(this.picked);
  }

  /** The card that is put on the board. */
  get offer(): OfferedKind | undefined {
    return this.offers.find(({ kind }) => kind.name === this.chosen) ?? this.offers[0];
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

  pick(kind: string): void {
    this.chosen = kind;
  }

  #ask(): void {
    this.answers = new Map();
    const { offers } = this;
    if (offers.length === 0) {
      this.asked.want(undefined);
      return;
    }
    const board: BoardSchema = {
      ...{ format: 1, board: 'composed', title: 'composed' },
      cards: offers.map(({ kind, asks }, at) => ({
        ...{ id: kind.name, kind: kind.name, asks },
        place: { x: 0, y: at * kind.size.h, w: kind.size.w, h: kind.size.h },
      })),
    };
    this.asked.want(board as unknown as JsonObject); // schemas are JSON
  }
}
