import { describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { storySteps } from '../../server-mock/demo/story/index.ts';
import agreements from './cases/demoStory.json' with { type: 'json' };
import { demoRows, documentOf, now } from './demoRows.ts';

const written = await demoRows();
const rowsOf = (table: string): readonly Row[] => written.get(table) ?? [];
const byKey = (table: string, key: string): ReadonlyMap<unknown, Row> =>
  new Map(rowsOf(table).map((row) => [row[key], row] as const));

/** Documents count unless their approval was refused, reversed or has not come. */
const counts = (row: Row | undefined): boolean => row?.AuditStatus === 1;

describe('the documents of the demo company agree', () => {
  it.each(agreements.atMost)(
    '$done.rows: $done.quantity is at most $planned.quantity of $planned.rows',
    ({ done, planned }) => {
      const bills = byKey(done.bill, done.link);
      const sum = (rows: readonly Row[], nameOf: (row: Row) => string, quantity: string) => {
        const sums = new Map<string, number>();
        for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + Number(row[quantity]));
        return sums;
      };
      const moved = rowsOf(done.rows).filter((row) => {
        const bill = bills.get(row[done.link]);
        return counts(bill) && (bill?.[done.source] ?? null) !== null && bill?.[done.type] === done.of;
      });
      const sums = sum(
        moved,
        (row) => `${bills.get(row[done.link])?.[done.source]} ${row.Product_Id}`,
        done.quantity,
      );
      const most = sum(
        rowsOf(planned.rows),
        (row) => `${row[planned.link]} ${row.Product_Id}`,
        planned.quantity,
      );
      expect(sums.size).toBeGreaterThan(15);
      expect([...sums].filter(([name, quantity]) => quantity > (most.get(name) ?? 0))).toEqual([]);
    },
  );

  it('no stock ever falls below zero', () => {
    const moves = agreements.moves.flatMap(({ bill, rows, link, date, quantity, sign }) => {
      const bills = byKey(bill, link);
      return rowsOf(rows).flatMap((row) => {
        const of = bills.get(row[link]);
        const place = `${of?.Warehouse_Id} ${row.Product_Id}`;
        return of !== undefined && counts(of)
          ? [{ place, time: `${of[date]} ${of.CreateDate}`, change: sign * Number(row[quantity]) }]
          : [];
      });
    });
    const stock = new Map<string, number>();
    const below = moves
      .toSorted((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0))
      .filter(({ place, change }) => {
        stock.set(place, (stock.get(place) ?? 0) + change);
        return (stock.get(place) ?? 0) < -0.0005;
      });
    expect(moves.length).toBeGreaterThan(500);
    expect(below).toEqual([]);
  });

  it.each(storySteps.flatMap((step) => ('table' in step ? [step] : [])))(
    '$table by $by: none lies ahead, none comes before what it follows',
    ({ table, date, source }) => {
      const rows = rowsOf(table);
      const today = now.slice(0, 10);
      expect(rows.filter((row) => String(row[date]) > today || String(row.CreateDate) > now)).toEqual([]);
      if (source?.via === undefined) return;
      const { via, table: from } = source;
      const sources = byKey(from, documentOf(from).main.key);
      const early = rows.filter((row) => {
        const of = sources.get(row[via]);
        return of !== undefined && String(row[date]).slice(0, 10) < String(of[source.date]).slice(0, 10);
      });
      expect(early).toEqual([]);
    },
  );
});
