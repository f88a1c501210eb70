import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { sql } from '../../server-mock/db/sql/sql.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { limits } from '../../server-mock/sqlParameters/limits.ts';
import { type Prepared, prepare } from '../../server-mock/sqlParameters/prepare.ts';
import { readOnly } from '../../server-mock/sqlParameters/readOnly.ts';
import { statementFor } from '../../server-mock/sqlParameters/statementFor.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { shipped } from './shipped.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const cases = <T>(name: string): readonly T[] =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as T[];

interface Refused {
  readonly name: string;
  readonly sql: string;
  /** Message key without `sqlParameter.`. */
  readonly rule: string;
  /** Text at the position of the issue. */
  readonly at?: string;
}

interface Accepted {
  readonly name: string;
  readonly sql: string;
  readonly tables: readonly string[];
  readonly has: readonly string[];
  readonly hasNot: readonly string[];
}

const refused = cases<Refused>('sqlRefused');
const accepted = cases<Accepted>('sqlAccepted');

/** Texts too large to write in the case file. */
const made: Readonly<Record<string, string>> = {
  '(DEEP)': `select ${'('.repeat(2_000)}${'1'}${')'.repeat(2_000)} +`,
  '(LONG)': `select '${'长'.repeat(limits.text)}'`,
  '(NEST)': `select ${'not ('.repeat(500)}true${')'.repeat(500)}`,
  '(WIDE)': `select ${Array.from({ length: 900 }, () => '1').join(',')}`,
  '(TABLES)': `select 1 as a from ${Array.from({ length: 13 }, (_, at) => `Customer c${at}`).join(', ')}`,
};

const catalog = createCatalog(shipped);

const accept = async (sql: string): Promise<Prepared> => {
  const result = await prepare(catalog, sql);
  if (!result.ok) throw new Error(`${sql}\n${JSON.stringify(result.issues)}`);
  return result.value;
};

describe('SQL texts that are refused', () => {
  it.each(refused.map((one) => [one.name, one] as const))('%s', async (_name, { sql, rule, at }) => {
    const text = made[sql] ?? sql;
    const result = await prepare(catalog, text);
    const issues = result.ok ? [] : result.issues;
    expect(issues.map((issue) => issue.rule)).toContain(`sqlParameter.${rule}`);
    const [issue] = issues.filter((one) => one.rule === `sqlParameter.${rule}`);
    const { from, to } = issue?.params ?? {};
    expect([Number(from) >= 0, Number(to) <= text.length]).toEqual([true, true]);
    if (at !== undefined) expect(text.slice(Number(from), Number(to))).toBe(at);
  });

  it('a mistyped name says which was meant', async () => {
    const result = await prepare(catalog, 'select CustmerName, lowr(CustomerName) from Customer');
    expect(result.ok ? [] : result.issues.map((issue) => issue.fix?.value)).toEqual([
      'CustomerName',
      'lower',
    ]);
    const table = await prepare(catalog, 'select 1 as a from Custmer');
    expect(table.ok ? [] : table.issues.map((issue) => issue.fix?.value)).toEqual(['Customer']);
  });
});

/** Queries q0, q1, ... each of which doubles the previous one. */
const doubling = (count: number, made = 't || t'): string =>
  Array.from({ length: count }, (_, at) =>
    at === 0 ? `q0 as (select lpad('', 1000, 'x') as t)` : `q${at} as (select ${made} as t from q${at - 1})`,
  ).join(', ');

/** A query of some rows, and its cross join with itself. */
const rowsOf = (count: number): string =>
  `n as (${Array.from({ length: count }, (_, at) => `select ${at} as n`).join(' union all ')})`;
const crossed = 'n a cross join n b cross join n c cross join n d';

describe.each(databaseKinds)('SQL texts that are accepted on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  it('a row scope is looked at before the text’s own conditions, which could fail on others’ rows', async () => {
    const prepared = await accept('select CustomerName from Customer where 1 / (Customer_Id - 2) = 1');
    const table = catalog.table('Customer');
    if (table === undefined) throw new Error('no Customer');
    const readable = new Set(['Customer_Id', 'CustomerName']);
    const scope = sql`"CreateID" = any(${[5, 6, 7]})`;
    const run = {
      access: new Map([['Customer', { table, readable, scope }]]),
      fields: [],
      values: [],
      now: '',
    };
    const { rows } = await readOnly(app.context, statementFor(prepared, run), 'explain ');
    const plan = rows.map((row) => String(row['QUERY PLAN']));
    const outer = plan.findIndex((line) => line.includes('Subquery Scan'));
    expect(outer, plan.join('\n')).toBeGreaterThanOrEqual(0);
    expect(plan.slice(outer + 1).join('\n')).toMatch(
      /Filter: .*Customer_Id[\s\S]*Scan on "Customer"[\s\S]*CreateID/,
    );
  });

  it.each([
    [
      'replaced again and again',
      `select replace(replace(lpad('', 1000, 'a'), 'a', lpad('', 1000, 'b')), 'b', lpad('', 1000, 'c')) as t`,
    ],
    ['doubled in every query', `with ${doubling(12)} select t from q11`],
    ['joined of twenty', `with ${doubling(4, `concat(${Array(20).fill('t').join(',')})`)} select t from q3`],
    [
      'joined of twenty with a separator',
      `with ${doubling(4, `concat_ws(t, ${Array(19).fill('t').join(',')})`)} select t from q3`,
    ],
    [
      'joined over a cross join',
      `with ${rowsOf(12)} select string_agg(lpad('', 1000, 'x'), ',') as t from ${crossed}`,
    ],
    [
      'joined in a window',
      `with ${rowsOf(12)} select string_agg(lpad('', 1000, 'x'), ',') over (order by a.n) as t from ${crossed}`,
    ],
  ])('a text %s is refused before it is large', async (_name, text) => {
    const { pieces } = await accept(text);
    const statement = sql.raw(pieces.filter((piece) => typeof piece === 'string').join(''));
    await expect(readOnly(app.context, statement)).rejects.toMatchObject({ sqlState: '54000' });
  });

  it('many large rows end as soon as the answer would be too large', async () => {
    const { pieces } = await accept(
      `with ${rowsOf(12)} select lpad('', 1000, 'x') as t1, a.n, lpad('', 1000, 'y') as t2 from ${crossed}`,
    );
    const { rows } = await readOnly(
      app.context,
      sql.raw(pieces.filter((piece) => typeof piece === 'string').join('')),
    );
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.length).toBeLessThan(600);
  });

  it('texts of a usual length are made as ever', async () => {
    const { pieces } = await accept(
      `with q as (select 'ab' as t union all select 'cd' union all select null)
       select string_agg(t, '、' order by t desc) as joined, concat('x', null, 'y') as c, concat_ws('-', 'a', null, 'b') as w,
         replace('aXbX', 'X', '') as r, replace('a', '', 'b') as e, 'a' || null as n, string_agg(distinct t, null) as d from q`,
    );
    const { rows } = await readOnly(
      app.context,
      sql.raw(pieces.filter((piece) => typeof piece === 'string').join('')),
    );
    expect(rows).toEqual([{ joined: 'cd、ab', c: 'xy', w: 'a-b', r: 'ab', e: 'a', n: null, d: 'abcd' }]);
  });

  it.each(accepted.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const prepared = await accept(one.sql);
    expect([...prepared.tables].sort()).toEqual([...one.tables].sort());
    const fields = prepared.parameters.map(({ name }) => ({
      value: name,
      label: name,
      property: 'main' as const,
      type: name === '日期' ? ('date' as const) : ('number' as const),
    }));
    const access = new Map(
      prepared.tables.map((name) => {
        const table = catalog.table(name);
        if (table === undefined) throw new Error(name);
        const readable = new Set(
          table.fields.filter((field) => !field.writeOnly && isStored(field)).map(({ field }) => field),
        );
        return [name, { table, readable, scope: undefined }] as const;
      }),
    );
    const statement = statementFor(prepared, {
      access,
      fields,
      values: fields.map(({ type }) => (type === 'date' ? '2026-01-01' : '1')),
      now: '2026-03-05 10:00:00',
    });
    const { sql: text } = compileSql(statement, 'server');
    for (const piece of one.has) expect(text).toContain(piece);
    for (const piece of one.hasNot) expect(text).not.toContain(piece);
    // Every base table is inside a subquery that names its columns.
    for (const table of one.tables) expect(text).toMatch(new RegExp(`\\(select "[^*]*? from "${table}"`));
    await expect(readOnly(app.context, statement)).resolves.toHaveProperty('rows');
  });
});
