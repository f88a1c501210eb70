import { makeAutoObservable, observableRef } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { ScreenBoard } from '../../model/schema/PageSchema.ts';
import { BoardStore } from './BoardStore.ts';

/** Seconds that a board stands where its screen does not say. */
const usualSeconds = 20;

/** A board of a screen and how long it stands. */
interface ScreenTurn {
  readonly store: BoardStore;
  readonly seconds: number;
}

/**
 * The boards of a screen, one after the other. Each is read once, shortly before it first stands; when it stands again only its
 * cards are asked whose tables changed meanwhile.
 */
export class ScreenStore {
  readonly turns: readonly ScreenTurn[];
  /** The board that stands, from 0. */
  at = 0;
  /** How often a board took the place of another: two of the same place are told apart. */
  turned = 0;
  isPaused = false;
  /** The last known stamps of tables. */
  #stamps: Readonly<Record<string, string>> = {};

  constructor(data: Pick<DataSource, 'http'>, boards: readonly ScreenBoard[]) {
    this.turns = boards.map(({ board, seconds = usualSeconds }) => ({
      store: new BoardStore(data, board),
      seconds,
    }));
    makeAutoObservable(this, { turns: observableRef }, { autoBind: true });
  }

  get current(): ScreenTurn | undefined {
    return this.turns[this.at];
  }

  /** Boards that stand in turn: those known to be closed to the viewer, or to have no card for the viewer, are left out. */
  get open(): readonly number[] {
    const all = [...this.turns.keys()];
    const open = all.filter((at) => {
      const { board, failure } = this.turns[at]?.store ?? {};
      return board === undefined ? failure === undefined : board.cards.length > 0;
    });
    return open.length === 0 ? all.slice(0, 1) : open;
  }

  /** Tables and views whose changes concern the boards that were read. */
  get tables(): readonly string[] {
    return [...new Set(this.turns.flatMap(({ store }) => store.tables))].toSorted();
  }

  /** Reads the board that stands, then the next one. */
  async show(): Promise<void> {
    const { current } = this;
    if (current === undefined) return;
    if (current.store.board === undefined) await current.store.load();
    else current.store.changed(this.#stamps);
    if (this.current !== current) return;
    if (!this.open.includes(this.at)) this.go(1);
    else await this.#ahead();
  }

  /** Goes so many boards on, or back, around the ends. */
  go(by: number): void {
    const { open } = this;
    const place = open.indexOf(this.at);
    // From a board that was left out, forward leads to the first one behind it.
    const behind = open.findIndex((at) => at > this.at);
    const next =
      place >= 0
        ? open[(((place + by) % open.length) + open.length) % open.length]
        : open[Math.max(0, behind)];
    if (next === undefined || next === this.at) return;
    this.at = next;
    this.turned += 1;
    void this.show();
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  /** Takes the stamps of tables that changed: the board that stands asks its cards again, the others when they stand. */
  changed(stamps: Readonly<Record<string, string>>): void {
    this.#stamps = { ...this.#stamps, ...stamps };
    this.current?.store.changed(stamps);
  }

  /** Reads again all boards that were read, or could not be: the day is another one, or the boards are. */
  async again(): Promise<void> {
    const read = this.turns.filter(({ store }) => store.board !== undefined || store.failure !== undefined);
    await Promise.all(read.map(({ store }) => store.load()));
  }

  close(): void {
    for (const { store } of this.turns) store.close();
  }

  async #ahead(): Promise<void> {
    const { open, at } = this;
    const next = this.turns[open[(open.indexOf(at) + 1) % open.length] ?? at];
    if (next !== undefined && next.store.board === undefined && next.store.failure === undefined)
      await next.store.load();
  }
}
