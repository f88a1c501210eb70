import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { isGranted } from '../../model/access/authorize.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { CalendarMarks } from '../../model/schema/CalendarSchema.ts';
import type { Row } from '../../model/schema/Row.ts';
import { daysOfRow } from './CalendarEntry.ts';
import type { Period } from './Period.ts';
import { readPeriod } from './readPeriod.ts';

/** Rows that mark days of a calendar, such as holidays. Without the right to read them there are none. */
export class MarkStore {
  /** The table of the marks; undefined until loaded. */
  table: ResolvedTable | undefined = undefined;
  rows: readonly Row[] = [];
  readonly schema: CalendarMarks;
  readonly #app: Pick<App, 'data' | 'schemas' | 'session'>;
  #turn = 0;

  constructor(app: Pick<App, 'data' | 'schemas' | 'session'>, schema: CalendarMarks) {
    this.#app = app;
    this.schema = schema;
    makeAutoObservable(
      this,
      { schema: false, table: observableRef, rows: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the marks of a period. The calendar is complete without them, so a refusal leaves them out. */
  async load(period: Period): Promise<void> {
    const turn = ++this.#turn;
    const { data, schemas, session } = this.#app;
    const { table } = this.schema;
    if (session.user === undefined || !isGranted(session.user, 'Search', table)) return;
    const found = await schemas.document(table);
    if (turn !== this.#turn || !found.ok) return;
    const answer = await readPeriod(data.page, found.data.main, this.schema, period);
    if (turn !== this.#turn || !answer.ok) return;
    runInAction(() => {
      this.table = found.data.main;
      this.rows = answer.data.rows;
    });
  }

  /** The rows that mark a day. */
  of(day: string): readonly Row[] {
    return this.rows.filter((row) => {
      const days = daysOfRow(this.schema, row);
      return days !== undefined && days.from <= day && day <= days.to;
    });
  }
}
