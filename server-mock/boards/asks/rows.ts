import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { daysBetween } from '../../../runtime/model/boards/periods/dates.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { countLimits } from '../../../runtime/wire/records/Counts.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { Labels } from '../../operations/exporting/Labels.ts';
import { fieldOrder } from '../../operations/fieldOrder.ts';
import { readKeys } from '../../readers/readKeys.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { type Asker, readShared, whereOf } from './Asking.ts';
import { cardField } from './cardField.ts';
import { cellLabel } from './keyLabels.ts';

/** Rows of a card without a limit of its own. */
const usual = 20;

/** The rows themselves, as texts in the viewer's language. */
export const rows: Asker = {
  name: 'rows',
  async ask(asked, question) {
    const found = accessNamed(asked.call, question.table ?? '');
    if (found === undefined) return { problem: asked.call.say('board.noRight') };
    const { call, access } = found;
    const asking = { ...asked, call };
    const { table } = access;
    const columns = (question.columns ?? []).flatMap((one) => {
      const field = access.answered.has(one) ? table.byName.get(one) : undefined;
      return field === undefined ? [] : [field];
    });
    const limits = await whereOf(asking, access, question);
    if ('problem' in limits) return limits;
    const date = question.date;
    const sort = question.sort ?? date ?? table.sortName ?? table.key;
    const direction = question.order ?? (question.sort === undefined && date !== undefined ? 'asc' : 'desc');
    const sorted = table.byName.get(sort);
    const order = sql.join([
      ...(sorted === undefined || sort === table.key ? [] : [fieldOrder(table, sorted, direction)]),
      sql`${name(table.key)} ${sql.raw(sort === table.key ? direction : 'desc')}`,
    ]);
    const wanted = [...new Set([table.key, ...columns.map(({ field }) => field), ...(date ? [date] : [])])];
    const limit = Math.min(question.limit ?? usual, boardLimits.listed);
    const stored = await readShared(
      asking,
      found,
      sql`select ${access.rows.columns(wanted)} from ${access.rows.matching(limits.where)} order by ${order} limit ${limit}`,
    );
    const [counted] =
      stored.length < limit
        ? [{ n: stored.length }]
        : await readShared(
            asking,
            found,
            sql`select count(*) as "n" from (select 1 from ${access.rows.matching(limits.where)} limit ${countLimits.rows}) as "jig_counted"`,
          );
    const rowOf = rowReader(table, new Set(wanted));
    const told: readonly Row[] = stored.map(rowOf);
    const labels = new Labels(call);
    await labels.prepare(columns, told);
    const today = call.context.clock.now().slice(0, 10);
    const keyOf = (row: Row): string => keyText(row[table.key] ?? null);
    const read = table.hasReaders
      ? await readKeys(call.context.db, table.table, call.user.id, told.map(keyOf))
      : undefined;
    return {
      asks: 'rows',
      columns: columns.map(cardField),
      rows: told.map((row) => {
        const day = date === undefined ? undefined : row[date];
        return {
          key: keyOf(row),
          texts: columns.map((field) =>
            cellLabel(field, row[field.field] ?? null, labels.of(field), call.locale),
          ),
          ...(typeof day === 'string' && day.slice(0, 10) < today
            ? { days: daysBetween(day.slice(0, 10), today) }
            : {}),
          ...(read?.has(keyOf(row)) === false && { isNew: true }),
        };
      }),
      total: Number(counted?.n ?? stored.length),
    };
  },
};
