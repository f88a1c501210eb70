import { runInAction } from 'mobx';
import { addMessages } from '../../model/messages/index.ts';
import { leadMessages } from '../../model/messages/lead.ts';
import { movedTo } from '../../model/record/sequence/inSequence.ts';
import type { RowMove } from '../../wire/records/RowMove.ts';
import type { PageStore } from '../page/PageStore.ts';

addMessages(leadMessages);

/** Maximum undoable moves. */
const most = 50;

const movers = new WeakMap<PageStore, ListMover>();

/** The mover of a page; its undo history lives as long as the page. */
export function listMoverOf(page: PageStore): ListMover {
  const known = movers.get(page) ?? new ListMover(page);
  movers.set(page, known);
  return known;
}

/**
 * Moves rows of a list: on screen at once, then with one call each, in order. Reloads after a refusal. Every
 * move can be undone by its opposite.
 */
export class ListMover {
  readonly #page: PageStore;
  #undo: RowMove[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(page: PageStore) {
    this.#page = page;
  }

  /** Moves the row at `from` to `to`, counted without that row. */
  move(from: number, to: number): Promise<void> {
    const { rows } = this.#page.list;
    const there = this.#moveOf(from, to);
    const back = this.#backOf(from);
    if (!there || !back) return Promise.resolve();
    runInAction(() => {
      this.#page.list.rows = movedTo(rows, from, to);
    });
    return this.#queue(async () => {
      if (!(await this.#send(there))) return;
      this.#undo = [...this.#undo, back].slice(-most);
      const { t, notify } = this.#page.app;
      notify.success(t('lead.moved'), { label: t('lead.undo'), run: () => void this.undo() });
    });
  }

  /** Undoes the last move. */
  undo(): Promise<void> {
    return this.#queue(async () => {
      const { list, app } = this.#page;
      const back = this.#undo.at(-1);
      if (!back) {
        app.notify.announce(app.t('lead.nothingToUndo'));
        return;
      }
      this.#undo = this.#undo.slice(0, -1);
      if (!(await this.#send(back))) return;
      app.notify.success(app.t('lead.undone'));
      await list.load();
    });
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work, work);
    return this.#last;
  }

  /** Sends a move and takes over the new places; reloads the list after a refusal. */
  async #send(move: RowMove): Promise<boolean> {
    const { list, app, doc } = this.#page;
    const answer = await (await app.data.rows()).moveRow(doc.main.table, move);
    if (!answer.ok) {
      app.notify.error(answer.failure.message);
      await list.load();
      return false;
    }
    const changed = new Map(answer.data.map((row) => [list.keyOf(row), row]));
    runInAction(() => {
      list.rows = list.rows.map((row) => ({ ...row, ...changed.get(list.keyOf(row)) }));
    });
    return true;
  }

  /** The move in the server's terms: relative to a neighbour, in rising order. */
  #moveOf(from: number, to: number): RowMove | undefined {
    const rest = this.#page.list.rows.toSpliced(from, 1);
    return this.#beside(from, rest[to], rest[to - 1]);
  }

  /** The opposite move: back between the old neighbours. */
  #backOf(from: number): RowMove | undefined {
    const { rows } = this.#page.list;
    return this.#beside(from, rows[from + 1], rows[from - 1]);
  }

  #beside(from: number, next: Keyed | undefined, previous: Keyed | undefined): RowMove | undefined {
    const { list } = this.#page;
    const row = list.rows[from];
    const other = next ?? previous;
    if (!row || !other) return undefined;
    const rising = list.sort[0]?.order !== 'desc';
    const side = (next !== undefined) === rising ? 'before' : 'after';
    return { key: list.keyOf(row), side, other: list.keyOf(other) };
  }
}

type Keyed = PageStore['list']['rows'][number];
