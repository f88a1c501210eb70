import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { conditionSql } from '../../server-mock/db/sql/conditionSql.ts';
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
});
