import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { BoardAnswer, CardAnswer } from '../../../runtime/wire/boards/Board.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import type { ShownBoardPreview } from '../../../runtime/wire/boards/readBoardDesign.ts';
import { History } from '../../kit/History.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { isTaken } from '../../kit/isTaken.ts';
import { SoonAsked } from '../../kit/SoonAsked.ts';
import type { BoardEdit } from '../commands/BoardEdit.ts';
import { draftIssues } from '../draft/draftIssues.ts';
import { BoardTables } from './BoardTables.ts';
import type { Designed } from './Designed.ts';

type StoreApp = Pick<App, 'data' | 'notify' | 'locale' | 't' | 'schemas'>;

/** A board while an administrator designs it. */
export class BoardDesignStore {
  readonly history: History<BoardSchema>;
  readonly asked: SoonAsked<JsonObject, ShownBoardPreview>;
  readonly tables: BoardTables;
  /** `id` of the card whose panel is shown; undefined: that of the board. */
  selected: string | undefined;
  /** What the server found in the draft it was last asked about. */
  found: readonly Issue[] = [];
  /** The board as its viewers see it, of the last answer. */
  shown: BoardAnswer | undefined;
  answers: ReadonlyMap<string, CardAnswer> = new Map();
  /** The last move or resize in words, for screen readers. */
  said = '';
  isPublished = false;
  readonly #app: StoreApp;

  constructor(
    app: StoreApp,
    readonly designed: Designed,
    readonly designs: BoardDesigns,
  ) {
    this.#app = app;
    this.history = new History(designed.schema);
    this.tables = new BoardTables(app.schemas);
    this.asked = new SoonAsked(
      async (patch, signal) =>
        (await app.data.designs()).boards.preview({ name: designed.name, patch }, signal),
      (told) => this.#take(told),
    );
    makeAutoObservable(
      this,
      {
        ...{ history: false, asked: false, tables: false, designed: false, designs: false },
        ...{ found: observableRef, shown: observableRef, answers: observableRef },
      },
      { autoBind: true },
    );
    this.#show();
  }

  get draft(): BoardSchema {
    return this.history.present;
  }

  /** The draft as it is published. */
  get patch(): JsonObject {
    return this.draft as unknown as JsonObject; // schemas are JSON
  }

  get isChanged(): boolean {
    return this.designed.isNew || this.draft !== this.designed.schema;
  }

  /** True while leaving would lose changes. */
  get isUnsaved(): boolean {
    return !this.isPublished && this.draft !== this.designed.schema;
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

  /** Takes the draft of an edit. */
  take(draft: BoardSchema, kind?: string): void {
    if (draft === this.draft) return;
    this.history.push(draft, kind);
    this.#show();
  }

  undo(): void {
    if (this.history.undo() !== undefined) this.#show();
  }

  redo(): void {
    if (this.history.redo() !== undefined) this.#show();
  }

  /** The draft was published or given up: leaving loses nothing. */
  settled(): void {
    this.isPublished = true;
    this.asked.stop();
  }

  /** The server refused to publish this draft. */
  refuse(issues: readonly Issue[]): void {
    this.found = issues;
    const [first] = issues;
    if (first !== undefined) this.#app.notify.error(messageOf(first, this.#app.locale));
  }

  #take({ issues, shown, cards }: ShownBoardPreview): void {
    this.found = draftIssues(this.draft, issues, this.#app);
    this.shown = shown;
    this.answers = new Map(cards.map((answer) => [answer.card, answer] as const));
  }

  #show(): void {
    // What is gone is not selected any more.
    if (this.current === undefined) this.selected = undefined;
    this.asked.want(this.patch);
  }
}
