import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '../../data/Answer.ts';
import { authorize } from '../../model/access/authorize.ts';
import { writableFields } from '../../model/access/writableFields.ts';
import { addMessages, messageOf } from '../../model/messages/index.ts';
import type { CalendarSchema } from '../../model/schema/CalendarSchema.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';
import type { SavedRecord } from '../../wire/SavePayload.ts';
import type { PageStore } from '../page/PageStore.ts';
import { attemptKey } from '../saving/SaveAttempt.ts';
import { dayOfCell, shiftedCell } from './CalendarEntry.ts';
import { calendarMessages } from './calendarMessages.ts';
import { shiftedDetails } from './shiftedDetails.ts';

addMessages(calendarMessages);

interface MoverOptions {
  readonly page: PageStore;
  readonly schema: CalendarSchema;
  /** Name of an entry in messages. */
  nameOf(row: Row): string;
}

/**
 * Moves rows to other days: on screen at once, then by an ordinary save with the row's version. Moves of a row during its
 * save are sent together after it. A refusal puts the row back and is shown.
 */
export class CalendarMover {
  /** Days that rows are ahead of what is stored, by key. */
  shifts: ReadonlyMap<string, number> = new Map();
  readonly #options: MoverOptions;
  readonly #sending = new Set<string>();
  readonly #locks = new WeakMap<Row, { readonly text: string | undefined }>();

  constructor(options: MoverOptions) {
    this.#options = options;
    makeAutoObservable(this, { shifts: observableRef }, { autoBind: true });
  }

  /** Whether this calendar moves entries, and the user may change any. */
  get isOffered(): boolean {
    return this.#options.schema.moves === true && this.refusal === undefined;
  }

  /** Why this user cannot move any entry of a calendar that moves entries; undefined: some can be moved. */
  get refusal(): string | undefined {
    const { page, schema } = this.#options;
    const { user } = page.app.session;
    if (schema.moves !== true || user === undefined) return undefined;
    const { allowed, because } = authorize(user, 'Update', page.doc.main);
    return allowed
      ? undefined
      : page.app.t('calendar.locked', { reason: messageOf(because, page.app.locale) });
  }

  /** Why this user cannot move a row; undefined: it can be moved. The server decides again. */
  lockOf(row: Row): string | undefined {
    const known = this.#locks.get(row);
    if (known !== undefined) return known.text;
    const text = this.#lockOf(row);
    this.#locks.set(row, { text });
    return text;
  }

  /**
   * Moves a row. Resolves when it is stored (true) or back (false); at once when it is locked, which is said, or when its save
   * is under way.
   */
  async move(key: string, days: number): Promise<boolean> {
    const { page } = this.#options;
    const row = page.list.rows.find((one) => page.list.keyOf(one) === key);
    if (row === undefined || days === 0) return true;
    const lock = this.lockOf(row);
    if (lock !== undefined) {
      page.app.notify.error(lock);
      return false;
    }
    this.#shift(key, (this.shifts.get(key) ?? 0) + days);
    if (this.#sending.has(key)) return true;
    this.#sending.add(key);
    try {
      return await this.#send(key, row);
    } finally {
      this.#sending.delete(key);
    }
  }

  /** Sends until the stored row is where the screen has it. */
  async #send(key: string, first: Row): Promise<boolean> {
    const { list, app } = this.#options.page;
    let row = first;
    for (let days = this.shifts.get(key) ?? 0; days !== 0; days = this.shifts.get(key) ?? 0) {
      const answer = await this.#save(row, days);
      if (!answer.ok) {
        this.#shift(key, 0);
        app.notify.error(answer.failure.message);
        // Another user may have changed the row.
        await list.load();
        return false;
      }
      row = { ...row, ...answer.data.main };
      const stored = row;
      const isShown = list.rows.some((one) => list.keyOf(one) === key);
      runInAction(() => {
        // The rows of another period may have been read before the row was there.
        list.rows = isShown
          ? list.rows.map((one) => (list.keyOf(one) === key ? stored : one))
          : [...list.rows, stored];
        this.#shift(key, (this.shifts.get(key) ?? 0) - days);
      });
      const { t } = app;
      app.notify.success(t('calendar.moved', { name: this.#options.nameOf(row), day: this.#dayOf(row) }), {
        label: t('calendar.undo'),
        run: () => void this.move(key, -days),
      });
    }
    return true;
  }

  async #save(row: Row, days: number): Promise<Answer<SavedRecord>> {
    const { page } = this.#options;
    const { data } = page.app;
    const { main } = page.doc;
    const dates: MutableRow = {};
    for (const name of this.#dateFields()) dates[name] = shiftedCell(row[name], days);
    const key = row[main.key] ?? null;
    const details = await shiftedDetails(data, page.doc, key, this.#dateFields(), days);
    if (!details.ok) return details;
    const ids = { [main.key]: key, Version: row.Version ?? null };
    const payload = { main: { ...ids, ...dates }, details: details.data, changes: true } as const;
    return data.update(main.table, payload, attemptKey());
  }

  #lockOf(row: Row): string | undefined {
    const { app, doc } = this.#options.page;
    const { t, locale } = app;
    const { user } = app.session;
    if (this.#options.schema.moves !== true || user === undefined) return t('calendar.notMovable');
    const run = { now: app.session.now() };
    const decision = authorize(user, 'Update', doc.main, row, run);
    if (!decision.allowed) return t('calendar.locked', { reason: messageOf(decision.because, locale) });
    const writable = writableFields(user, doc.main, row, run);
    const fixed = this.#dateFields().find((name) => !writable.has(name));
    if (fixed === undefined) return undefined;
    return t('calendar.lockedField', { title: doc.main.byName.get(fixed)?.title ?? fixed });
  }

  #dateFields(): readonly string[] {
    const { start, end } = this.#options.schema;
    return end === undefined || end === start ? [start] : [start, end];
  }

  #dayOf(row: Row): string {
    return dayOfCell(row[this.#options.schema.start]) ?? '';
  }

  #shift(key: string, days: number): void {
    runInAction(() => {
      const next = new Map(this.shifts);
      if (days === 0) next.delete(key);
      else next.set(key, days);
      this.shifts = next;
    });
  }
}
