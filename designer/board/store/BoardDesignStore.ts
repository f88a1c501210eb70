import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { BoardAnswer, CardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import type { ShownBoardPreview } from '../../../runtime/wire/boards/readBoardDesign.ts';
import { AskedTables } from '../../compose/AskedTables.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { isTaken } from '../../kit/isTaken.ts';
import { PatchStore } from '../../kit/PatchStore.ts';
import type { BoardEdit } from '../commands/BoardEdit.ts';
import { draftIssues } from '../draft/draftIssues.ts';
import type { Designed } from './Designed.ts';

type StoreApp = Pick<App, 'data' | 'notify' | 'locale' | 't' | 'schemas'>;

/** A board while an administrator designs it. */
export class BoardDesignStore extends PatchStore<BoardSchema, ShownBoardPreview> {
  readonly tables: AskedTables;
  /** `id` of the card whose panel is shown; undefined: that of the board. */
  selected: string | undefined = undefined;
  /** The board as its viewers see it, of the last answer. */
  viewed: BoardAnswer | undefined = undefined;
  answers: ReadonlyMap<string, CardAnswer> = new Map();
  /** The last move or resize in words, for screen readers. */
  said = '';
  readonly #app: StoreApp;

  constructor(
    app: StoreApp,
    readonly designed: Designed,
    readonly designs: BoardDesigns,
  ) {
    super(app, {
      first: designed.schema,
      isNew: designed.isNew,
      check: async (patch, signal) =>
        (await app.data.designs()).boards.preview({ name: designed.name, patch }, signal),
    });
    this.#app = app;
    this.tables = new AskedTables(app.schemas);
    makeObservable(this, {
      ...{ selected: observable, said: observable, viewed: observableRef, answers: observableRef },
      ...{ current: computed, select: actionBound, say: actionBound, run: actionBound },
    });
    this.begin();
  }

  get patch(): JsonObject {
    return this.draft as unknown as JsonObject; // schemas are JSON
  }

  /** The selected card. */
  get current(): CardSchema | undefined {
    return this.draft.cards.find(({ id }) => id === this.selected);
  }

  /** Place of a card in the draft, as issues name it. */
  placeOf(id: string): string {
    return `/cards/${this.draft.cards.findIndex((card) => card.id === id)}`;
  }

  /** Mistakes of a card. */
  issuesOf(id: string): readonly Issue[] {
    return issuesAt(this.found, this.placeOf(id));
  }

  select(id: string | undefined): void {
    this.selected = id;
  }

  say(words: string): void {
    this.said = words;
  }

  /** Takes the answer of a command, or tells why it is refused. Edits of one kind in a row are one step. */
  run(answer: BoardEdit, kind?: string): boolean {
    if (!isTaken(this.#app, answer)) return false;
    this.take(answer.draft, kind);
    if (answer.select !== undefined) this.selected = answer.select[0];
    return true;
  }

  protected override told({ issues, shown, cards }: ShownBoardPreview): void {
    this.found = draftIssues(this.draft, issues, this.#app);
    this.viewed = shown;
    this.answers = new Map(cards.map((answer) => [answer.card, answer] as const));
  }

  protected override shown(): void {
    // What is gone is not selected any more.
    if (this.current === undefined) this.selected = undefined;
  }
}
