import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import { downloadedFile } from '../../data/downloadedFile.ts';
import type { Follow } from '../../data/longCall.ts';
import { nextTask } from '../../data/nextTask.ts';
import { openEvents } from '../../data/openEvents.ts';
import { serverEvents } from '../../data/serverEvents.ts';
import type { DownloadedFile } from '../../data/WorkbookCalls.ts';
import type { BoardFilters } from '../../model/boards/BoardFilters.ts';
import { spanDays } from '../../model/boards/periods/spanDays.ts';
import type { Json } from '../../model/schema/Json.ts';
import type { Cell } from '../../model/schema/Row.ts';
import { sameJson } from '../../model/schema/sameJson.ts';
import type { BoardAnswer, CardAnswer, CardData, PlacedCard, ShownCard } from '../../wire/boards/Board.ts';
import { boardEndpoints as endpoints } from '../../wire/boards/boardEndpoints.ts';
import { boardAnswer, cardAnswer } from '../../wire/boards/readBoard.ts';
import { addressOf } from '../../wire/Endpoint.ts';
import { read } from '../../wire/shape.ts';

/** Milliseconds between two askings of one card. */
const pause = 2_000;

/** What the browser knows of one card. */
export interface CardState {
  readonly data: CardData | undefined;
  readonly problem: string | undefined;
  readonly stamps: Readonly<Record<string, string>>;
  /** When its data was read, in milliseconds. */
  readonly readAt: number;
}

/** Tables that a card asks, by the names that it uses. */
const tablesOf = ({ asks }: ShownCard): readonly string[] => [
  ...(asks?.table === undefined ? [] : [asks.table]),
  ...(asks?.counted ?? []).map(({ table }) => table),
];

/** Equal data is the data from before, so that nothing is drawn again. */
const asBefore = (before: CardData | undefined, data: CardData): CardData =>
  before !== undefined && sameJson(before as unknown as Json, data as unknown as Json) ? before : data;

/** A board that is open, the data of its cards, and what its viewer chose. */
export class BoardStore {
  readonly name: string;
  board: BoardAnswer | undefined = undefined;
  failure: Failure | undefined = undefined;
  cards: Map<string, CardState> = new Map();
  chosen: BoardFilters = {};
  measures: Readonly<Record<string, string>> = {};
  /** What the group is called that filters the board. */
  picked: string | undefined = undefined;
  readonly #data: Pick<DataSource, 'http'>;
  /** When a card may be asked again. */
  readonly #nextAt = new Map<string, number>();
  readonly #due = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInSight = true;
  #asking = new Set<AbortController>();

  constructor(data: Pick<DataSource, 'http'>, name: string) {
    this.#data = data;
    this.name = name;
    makeAutoObservable(
      this,
      {
        board: observableRef,
        failure: observableRef,
        cards: observableShallow,
        chosen: observableRef,
        measures: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Opens the board and asks its cards. */
  async load(): Promise<void> {
    const answer = await this.#data.http.call(endpoints.board, { query: { board: this.name } }, boardAnswer);
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) this.board = answer.data;
    });
    await this.ask();
  }

  /** Tables and views whose changes concern the board. */
  get tables(): readonly string[] {
    return [...new Set((this.board?.cards ?? []).flatMap(tablesOf))];
  }

  /** When the oldest data on the board was read; undefined: none was. */
  get readAt(): number | undefined {
    const all = [...this.cards.values()].map(({ readAt }) => readAt);
    return all.length === 0 ? undefined : Math.min(...all);
  }

  /** Puts an answered board in place of the one that is shown, as after it was arranged. */
  show(board: BoardAnswer): void {
    this.board = board;
    void this.ask(board.cards.map(({ id }) => id).filter((id) => !this.cards.has(id)));
  }

  /** Keeps the first page as the user arranged it; null: as the board of the role is. */
  async arrange(cards: readonly PlacedCard[] | null): Promise<Failure | undefined> {
    const answer = await this.#data.http.call(endpoints.arrange, { body: { cards } }, boardAnswer);
    if (!answer.ok) return answer.failure;
    this.show(answer.data);
    return undefined;
  }

  /** Chooses a period, or the values of a field; the cards that it concerns are asked again. */
  choosePeriod(period: BoardFilters['period']): void {
    const { period: _, ...others } = this.chosen;
    this.chosen = period === undefined ? others : { ...others, period };
    void this.ask();
  }

  chooseValues(field: string, values: readonly Cell[]): void {
    const { [field]: _, ...others } = this.chosen.values ?? {};
    const all = values.length === 0 ? others : { ...others, [field]: values };
    this.chosen = { ...this.chosen, values: all };
    void this.ask();
  }

  /** Shows only a group of a card on all cards that have its field: a value, or the days of its span. */
  pick({ id, asks }: ShownCard, key: Cell, label: string): void {
    const data = this.cards.get(id)?.data;
    if (asks?.by === undefined || data?.asks !== 'groups') return;
    this.picked = label;
    const isDated = data.by.columnType === 'date' || data.by.columnType === 'datetime';
    if (isDated && typeof key === 'string') this.choosePeriod(spanDays(key, asks.each));
    else this.chooseValues(asks.by, [key]);
  }

  /** Takes back all filters. */
  clear(): void {
    this.chosen = {};
    this.picked = undefined;
    void this.ask();
  }

  /** Adds up the numbers of a card in another currency or unit. */
  chooseMeasure(card: string, measure: string): void {
    this.measures = { ...this.measures, [card]: measure };
    void this.ask([card]);
  }

  /** The data of a card as a workbook. */
  sheet(card: string): Promise<Answer<DownloadedFile>> {
    const { name: board, chosen, measures } = this;
    const body = { board, card, chosen: chosen as unknown as Json, measures };
    return downloadedFile(this.#data.http, addressOf(endpoints.sheet, {}), { method: 'POST', body });
  }

  /** The board as PDF, with the filters that are chosen. Rejects where the code does not load. */
  async pdf(follow: Follow): Promise<Answer<DownloadedFile>> {
    const { name: board, chosen, measures } = this;
    const body = { board, chosen: chosen as unknown as Json, measures };
    const { longFile } = await import('../../data/longFile.ts');
    return longFile(this.#data.http, addressOf(endpoints.pdf, {}), { method: 'POST', body }, follow);
  }

  /** Asks the cards again whose data is older than these stamps, each at most once in two seconds. */
  changed(stamps: Readonly<Record<string, string>>): void {
    for (const card of this.board?.cards ?? []) {
      const known = this.cards.get(card.id)?.stamps ?? {};
      const isOld = tablesOf(card).some((name) => stamps[name] !== undefined && stamps[name] !== known[name]);
      if (isOld) this.#due.add(card.id);
    }
    this.#askDue();
  }

  /** Out of sight, changes wait until the user looks at the board again. */
  look(isInSight: boolean): void {
    this.#isInSight = isInSight;
    this.#askDue();
  }

  /** Forgets what waits and what is under way. */
  close(): void {
    clearTimeout(this.#timer);
    for (const one of this.#asking) one.abort();
  }

  #askDue(): void {
    clearTimeout(this.#timer);
    if (!this.#isInSight) return;
    const now = Date.now();
    const waits = [...this.#due].map((id) => [id, (this.#nextAt.get(id) ?? 0) - now] as const);
    const ready = waits.filter(([, wait]) => wait <= 0).map(([id]) => id);
    if (ready.length > 0) void this.ask(ready);
    const later = waits.filter(([, wait]) => wait > 0).map(([, wait]) => wait);
    if (later.length > 0) this.#timer = setTimeout(() => this.#askDue(), Math.min(...later));
  }

  /** Asks cards; default all of them. */
  async ask(ids?: readonly string[]): Promise<void> {
    const cards = (this.board?.cards ?? []).filter(
      (card) =>
        card.note === undefined && card.asks !== undefined && (ids === undefined || ids.includes(card.id)),
    );
    if (cards.length === 0) return;
    const now = Date.now();
    for (const { id } of cards) {
      this.#nextAt.set(id, now + pause);
      this.#due.delete(id);
    }
    const { chosen, measures } = this;
    const asking = new AbortController();
    this.#asking.add(asking);
    const opened = await openEvents(this.#data.http, endpoints.ask, {
      body: { board: this.name, cards: cards.map(({ id }) => id), chosen, measures },
      signal: asking.signal,
    });
    const missing = new Set(cards.map(({ id }) => id));
    const failedAll = (message: string): void => {
      if (!asking.signal.aborted) for (const id of missing) this.#fail(id, message);
    };
    if (opened.ok) {
      try {
        for await (const { event, data } of serverEvents(opened.data)) {
          const found = event === 'card' ? read(cardAnswer, parsed(data)) : undefined;
          if (found?.ok !== true) continue;
          missing.delete(found.value.card);
          // Later choices have their own answers.
          if (chosen === this.chosen && measures === this.measures) this.#keep(found.value);
          // Cards that come together are drawn one by one.
          await nextTask();
        }
      } catch {
        // The connection broke: what is missing says so.
      }
      failedAll('');
    } else failedAll(opened.failure.message);
    this.#asking.delete(asking);
  }

  #keep(answer: CardAnswer): void {
    const before = this.cards.get(answer.card);
    const { stamps, kept } = answer;
    const readAt = Date.now() - (kept?.age ?? 0);
    runInAction(() => {
      this.cards.set(
        answer.card,
        'data' in answer
          ? { data: asBefore(before?.data, answer.data), problem: undefined, stamps, readAt }
          : { data: before?.data, problem: answer.problem, stamps, readAt: before?.readAt ?? readAt },
      );
    });
    if (kept === undefined) return;
    this.#nextAt.set(answer.card, Math.max(this.#nextAt.get(answer.card) ?? 0, Date.now() + kept.again));
    this.#due.add(answer.card);
    this.#askDue();
  }

  /** What could not be read keeps its earlier data. */
  #fail(card: string, problem: string): void {
    const before = this.cards.get(card);
    runInAction(() => {
      this.cards.set(card, {
        ...{ data: before?.data, problem, stamps: before?.stamps ?? {} },
        readAt: before?.readAt ?? Date.now(),
      });
    });
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
