import { runInAction } from 'mobx';
import { authorize } from '../../model/access/authorize.ts';
import { writableFields } from '../../model/access/writableFields.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageStore } from '../page/PageStore.ts';

/** Turns the switches in a list's grid. */
export interface ListSwitch {
  /** Whether this user may turn the switch of a row; the server decides. */
  may(row: Row): boolean;
  turn(row: Row, on: boolean): void;
}

/** The switches of a list's rows (`grid.rowSwitch`); undefined: the table has none. */
export function listSwitch(page: PageStore): ListSwitch | undefined {
  const { app, list, doc } = page;
  const { user } = app.session;
  const field = doc.main.byName.get(doc.main.grid?.rowSwitch ?? '');
  if (!field || !user) return undefined;
  const turn = async (row: Row, on: boolean): Promise<void> => {
    const key = list.keyOf(row);
    const set = (value: Row[string]): void =>
      runInAction(() => {
        list.rows = list.rows.map((one) =>
          list.keyOf(one) === key ? { ...one, [field.field]: value } : one,
        );
      });
    set(on ? 1 : 0);
    const answer = await (await app.data.rows()).switchRow(doc.main.table, key, on);
    if (answer.ok) app.notify.success(answer.message ?? '');
    else {
      set(row[field.field] ?? null);
      app.notify.error(answer.failure.message);
    }
    // Rows below changed too, and each has a new version.
    await list.load();
  };
  const run = { now: app.session.now() };
  return {
    may: (row) =>
      page.may('Update') &&
      authorize(user, 'Update', doc.main, row, run).allowed &&
      writableFields(user, doc.main, row, run).has(field.field),
    turn: (row, on) => void turn(row, on).catch(() => app.notify.error(app.t('shell.chunkFailed'))),
  };
}
