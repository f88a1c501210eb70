import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, compile, parseJsonLogic, scopeOf, toSql } from '../../expressions/index.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { conditionSql, piecesSql } from '../../server-mock/db/sql/conditionSql.ts';
import { sql } from '../../server-mock/db/sql/sql.ts';
import { declaredSample } from '../expressions/declaredSample.ts';
import { orderSchema, resolveWith } from '../model/sampleTable.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

const { table } = resolveWith({
  ...orderSchema,
  keyType: 'guid',
  fields: [{ field: 'Due', title: '交期', type: 'date' }],
});
const first = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
const second = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a12';
const now = '2026-03-05 08:00:00';

describe.each(databaseKinds)('a condition of a schema on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.execute('create table t ("Order_Id" uuid, "Due" date)');
    await database.query(
      `insert into t values ($1::uuid, date '2026-03-05'), ($2::uuid, date '2026-03-01'), (null, null)`,
      [first, second],
    );
  });
  afterAll(() => database.close());

  it.each<
    readonly [says: string, condition: Condition, clock: string | undefined, found: readonly unknown[]]
  >([
    ['compares a guid with text', { '==': [{ var: 'Order_Id' }, first] }, undefined, [first]],
    ['knows an empty guid', { '==': [{ var: 'Order_Id' }, null] }, undefined, [null]],
    ['takes date tokens by the clock', { within: [{ var: 'Due' }, 'today'] }, now, [first]],
    ['counts weeks from Monday', { within: [{ var: 'Due' }, 'lastWeek'] }, now, [second]],
    ['matches nothing when a date token has no clock', { within: [{ var: 'Due' }, 'today'] }, undefined, []],
    ['matches nothing when it cannot be said in SQL', { '!': [{ missing: ['Due'] }] }, now, []],
  ])('%s', async (_says, condition, clock, found) => {
    const { sql, params } = compileSql(conditionSql(table, condition, clock));
    const { rows } = await database.query(`select "Order_Id" as id from t where ${sql}`, params);
    expect(rows.map(({ id }) => id)).toEqual(found);
  });

  it.each([
    { T_WEIGHT: [{ var: 'T' }, 0.2] },
    { T_WEIGHT: [{ var: 'T' }, 0.2, 1.1] },
    { T_WEIGHT: [{ T_WEIGHT: [{ var: 'T' }, 0.2] }, { var: 'T' }, null] },
    { '!': [{ '>': [{ T_WEIGHT: [{ var: 'T' }, 1] }, 3] }] },
    { '==': [{ T_TEXT: [{ var: 'Name' }] }, '<ab>'] },
    { T_TEXT: [{ cat: [{ var: 'Name' }, '😀'] }] },
    { T_DAY: [{ var: 'Due' }] },
    { '<=': [{ T_DAY: ['2026-03-31 23:00:00'] }, { var: 'Due' }] },
  ])('gives the same as the evaluator: %j', async (logic) => {
    const tree = parseJsonLogic(logic, declaredSample);
    if (!tree.ok) throw new Error(tree.error.message);
    const types = { T: 'number', Name: 'text', Due: 'date' } as const;
    const typeOf = (name: string) => types[name as keyof typeof types];
    const options = { functions: declaredSample, as: 'value' } as const;
    const pieces = toSql(tree.value, (name) => ({ sql: `"${name}"`, type: typeOf(name) }), options);
    if (!pieces.ok) throw new Error(pieces.error.message);
    const rows = [
      [0.1, 'ab', '2026-03-05'],
      [500, 'abcd', '2026-02-28'],
      [500.001, '', '0001-01-31'],
      [null, null, null],
    ] as const;
    for (const [T, Name, Due] of rows) {
      const { sql: text, params } =
        compileSql(sql`select cast(${piecesSql(pieces.value)} as text) as v from (select
        cast(${T} as numeric) as "T", cast(${Name} as text) as "Name", cast(${Due} as date) as "Due") as one`);
      const found = (await database.query(text, params)).rows[0]?.v ?? null;
      const record = { T, Name, Due };
      const given = compile(tree.value, { typeOf, functions: declaredSample }).run(scopeOf(record));
      if (!given.ok) throw new Error(given.error.message);
      const written = given.value === null ? null : String(given.value);
      const isSame = found === written || compare(found as string, given.value) === 0;
      expect([record, isSame ? given.value : found]).toEqual([record, given.value]);
    }
  });
});
