import { describe, expect, it } from 'vitest';
import { parseJsonLogic, periodOf, toSql, writeJsonLogic } from '../../expressions/index.ts';
import arithmetic from './cases/arithmetic.json';
import conditions from './cases/conditions.json';
import periods from './cases/periods.json';
import { evaluate } from './evaluate.ts';

describe('a date token', () => {
  it.each(periods)('$says', ({ token, today, days = 0, from, to }) => {
    expect(periodOf(token, today, days)).toEqual(from === undefined ? undefined : { from, to });
  });

  it.each(periods)('in a condition holds for its first and last day only: $says', (given) => {
    const { token, today, days = 0, from, to } = given;
    const holds = (day: string) =>
      evaluate({ within: [{ var: 'Day' }, token, days] }, { Day: day }, { now: `${today} 23:59:59` });
    for (const day of from === undefined ? [today] : [before(from), after(to)])
      expect([day, holds(day)]).toEqual([day, { ok: true, value: false }]);
    for (const day of from === undefined ? [] : [from, to, `${to} 23:59:59`, `${from} 00:00:00`])
      expect([day, holds(day)]).toEqual([day, { ok: true, value: true }]);
  });

  it('holds for no empty date and for no text that is no date', () => {
    for (const Day of [null, '', 'soon', '2026-02-30', 5])
      expect(
        evaluate({ within: [{ var: 'Day' }, 'thisMonth'] }, { Day }, { now: '2026-02-01 00:00:00' }),
      ).toEqual({
        ok: true,
        value: false,
      });
  });

  it('needs a clock reading', () => {
    const result = evaluate({ within: [{ var: 'Day' }, 'today'] }, { Day: '2026-02-01' });
    expect(result.ok ? 'ok' : result.error.code).toBe('no-clock');
  });

  it('is the same in SQL: from its first day to before the day after its last', () => {
    const tree = parseJsonLogic({ within: [{ var: 'At' }, 'thisWeek'] });
    const columnOf = () => ({ sql: '"At"', type: 'datetime' }) as const;
    const sql = tree.ok ? toSql(tree.value, columnOf, { now: '2026-11-21 08:00:00' }) : tree;
    const pieces = sql.ok ? sql.value : [];
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : '?')).join('')).toBe(
      '("At" is not null and "At" >= cast(? as date) and "At" < cast(? as date) + 1)',
    );
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([
      { value: '2026-11-16' },
      { value: '2026-11-22' },
    ]);
  });

  function shifted(day: string | undefined, by: number): string {
    return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
  }
  const before = (day: string | undefined) => shifted(day, -1);
  const after = (day: string | undefined) => shifted(day, 1);
});

describe('JSON Logic written from a tree', () => {
  it.each([...conditions, ...arithmetic].filter((given) => parseJsonLogic(given.logic).ok))(
    'parses to the same tree: $name',
    ({ logic }) => {
      const tree = parseJsonLogic(logic);
      const written = tree.ok ? writeJsonLogic(tree.value) : tree;
      const again = written.ok ? parseJsonLogic(written.value) : written;
      expect(placeless(again)).toEqual(placeless(tree));
    },
  );

  it('reads and writes the bodies of reduce', () => {
    const logic = {
      reduce: [{ var: 'Lines' }, { '+': [{ var: 'accumulator' }, { var: 'current.Qty' }] }, 0],
    };
    const tree = parseJsonLogic(logic);
    expect(tree.ok && writeJsonLogic(tree.value)).toEqual({ ok: true, value: logic });
  });

  it('cannot write a formula of another language', () => {
    const written = writeJsonLogic({ root: { kind: 'formula', language: 'excel', body: null, reads: [] } });
    expect(written.ok ? 'ok' : written.error.code).toBe('not-json-logic');
  });

  /** Positions differ when a lone argument was no list. */
  const placeless = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, below) => (key === 'at' ? undefined : below)));
});
