import { makeAutoObservable, observableRef } from 'mobx';
import type { CalendarSchema, CalendarView } from '../../model/schema/CalendarSchema.ts';
import { calendarViews } from '../../model/schema/CalendarSchema.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import type { PageStore } from '../page/PageStore.ts';
import { addDays, isDay } from './addDays.ts';
import { type CalendarEntry, daysOfRow } from './CalendarEntry.ts';
import { CalendarMover } from './CalendarMover.ts';
import { MarkStore } from './MarkStore.ts';
import { type Period, periodOf, stepPeriod } from './Period.ts';
import { mostRows, readPeriod } from './readPeriod.ts';

/** Where the focus goes next: a day, or an entry on it. Each new object is a new request. */
interface FocusWish {
  readonly view: CalendarView;
  readonly day: string;
  readonly key: string | undefined;
}

interface CalendarOptions {
  /** Name of an entry in messages. */
  nameOf(row: Row): string;
}

/**
 * A calendar page: the rows of its list on the days of a period. The address holds view and day beside the list's query. The
 * list of the page reads only the rows of the period.
 */
export class CalendarStore {
  readonly page: PageStore;
  readonly schema: CalendarSchema;
  readonly mover: CalendarMover;
  readonly marks: MarkStore | undefined;
  view: CalendarView;
  /** Day with the tab stop, inside the period. */
  day: string;
  wish: FocusWish | undefined = undefined;
  /** Rows of each day, where the period has too many to read them all. */
  counts: ReadonlyMap<string, number> = new Map();
  /** Counts readings of the list. */
  #reads = 0;
  #write: (search: string, push: boolean) => void = () => undefined;

  constructor(page: PageStore, schema: CalendarSchema, options: CalendarOptions) {
    this.page = page;
    this.schema = schema;
    this.view = this.#usualView;
    this.day = this.today;
    this.mover = new CalendarMover({ page, schema, nameOf: options.nameOf });
    this.marks = schema.marks && new MarkStore(page.app, schema.marks);
    const { data } = page.app;
    page.list.readBy(async (query) => {
      this.#reads += 1;
      const reading = this.#reads;
      const answer = await readPeriod(data.page, page.doc.main, schema, this.period, query);
      if (answer.ok && reading === this.#reads) this.#takeCounts(answer.data.counts);
      return answer;
    });
    makeAutoObservable(
      this,
      {
        page: false,
        schema: false,
        mover: false,
        marks: false,
        wish: observableRef,
        counts: observableRef,
        today: false,
      },
      { autoBind: true },
    );
  }

  /** Today by the clock of the product. */
  get today(): string {
    return this.page.app.session.now().slice(0, 10);
  }

  get period(): Period {
    return periodOf(this.view, this.day);
  }

  /** Entries of the period with moves under way, in order. */
  get entries(): readonly CalendarEntry[] {
    const { list } = this.page;
    const { from, to } = this.period;
    return list.rows
      .flatMap((row) => {
        const key = list.keyOf(row);
        const days = daysOfRow(this.schema, row, this.mover.shifts.get(key));
        return days === undefined || days.from > to || days.to < from ? [] : [{ key, row, ...days }];
      })
      .sort((one, other) => compare(one.from, other.from) || compare(one.time ?? '', other.time ?? ''));
  }

  /** Entries of one day. */
  entriesOn(day: string): readonly CalendarEntry[] {
    return this.entries.filter(({ from, to }) => from <= day && day <= to);
  }

  /** Rows of a single day that are not read; 0: all are. Days of a longer period have {@link unreadOn}. */
  get unread(): number {
    const { total, rows } = this.page.list;
    return rows.length >= mostRows && this.counts.size === 0 ? Math.max(0, total - rows.length) : 0;
  }

  /** Rows of a day that are not read, because the period has very many. */
  unreadOn(day: string): number {
    return Math.max(0, (this.counts.get(day) ?? 0) - this.entriesOn(day).length);
  }

  /** Entries of the period, also those that are not read. */
  get count(): number {
    return this.counts.size > 0 ? this.page.list.total : this.entries.length;
  }

  #takeCounts(counts: ReadonlyMap<string, number>): void {
    this.counts = counts;
  }

  /** Sets how the page writes its address. */
  navigateBy(write: (search: string, push: boolean) => void): void {
    this.#write = write;
    this.page.navigateBy((search, push) => write(this.#withPeriod(search, this.view, this.day), push));
  }

  /** Follows the address: query and period. */
  follow(search: string): void {
    const given = new URLSearchParams(search);
    const view = calendarViews.find((one) => one === given.get('view')) ?? this.#usualView;
    const named = given.get('day');
    const before = this.period;
    const next = periodOf(view, isDay(named) ? named : this.today);
    const isSame = before.view === view && before.from === next.from;
    if (!isSame) {
      this.view = view;
      this.day = isDay(named) ? named : this.today;
    }
    const reads = this.#reads;
    void this.page.list.follow(search);
    if (!isSame && reads === this.#reads) void this.page.list.load();
    if (this.#reads !== reads) void this.marks?.load(this.period);
    this.page.followOpen();
  }

  /** Shows the period of a day; Back returns. */
  show(view: CalendarView, day: string): void {
    const next = periodOf(view, day);
    if (view === this.view && next.from === this.period.from) {
      this.day = day;
      return;
    }
    this.#write(this.#withPeriod(this.page.list.address({}), view, day), true);
  }

  step(by: 1 | -1): void {
    this.show(this.view, stepPeriod(this.view, this.day, by));
  }

  /** Moves the focus to a day, in another period when it is there, or to an entry on it. */
  focus(day: string, key?: string): void {
    if (!isDay(day)) return;
    this.wish = { view: this.view, day, key };
    this.show(this.view, day);
  }

  /** The focus is where it was wanted. */
  met(): void {
    if (this.wish) this.day = this.wish.day;
    this.wish = undefined;
  }

  /** Shows one day as a list, and focuses it. */
  openDay(day: string): void {
    this.wish = { view: 'day', day, key: undefined };
    this.show('day', day);
  }

  /** Moves an entry, and the focus with it; a refusal takes both back. */
  async moveFocused(entry: CalendarEntry, days: number): Promise<void> {
    if (this.mover.lockOf(entry.row) === undefined) this.focus(this.#shownDay(entry, days), entry.key);
    if (!(await this.mover.move(entry.key, days))) this.focus(this.#shownDay(entry, 0), entry.key);
  }

  /** The first day of a moved entry that the period shows, else its first day. */
  #shownDay({ from, to }: CalendarEntry, days: number): string {
    const first = addDays(from, days);
    const isCut = first < this.period.from && addDays(to, days) >= this.period.from;
    return isCut ? this.period.from : first;
  }

  openEntry(entry: CalendarEntry): void {
    this.page.open('Edit', entry.key);
  }

  /** Opens a new record on a day. */
  addOn(day: string): void {
    const { byName } = this.page.doc.main;
    const values: MutableRow = {};
    for (const name of [this.schema.start, this.schema.end ?? this.schema.start]) {
      const field = byName.get(name);
      const parsed = field?.kind.parse(day, field);
      if (parsed?.ok) values[name] = parsed.value;
    }
    this.page.open('Add', undefined, values);
  }

  get #usualView(): CalendarView {
    return this.schema.view ?? 'month';
  }

  #withPeriod(search: string, view: CalendarView, day: string): string {
    const address = new URLSearchParams(search);
    if (view !== this.#usualView) address.set('view', view);
    if (periodOf(view, day).from !== periodOf(view, this.today).from) address.set('day', day);
    return address.toString();
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
