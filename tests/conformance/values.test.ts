import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

const readings: readonly (readonly [sentence: string, expression: string, value: unknown])[] = [
  ['an integer is a number', '42::int', 42],
  ['a small integer is a number', '7::smallint', 7],
  ['a bigint is text, so that no digit is lost', '9007199254740993::bigint', '9007199254740993'],
  ['a numeric is text with its scale', '12.3400::numeric(15,4)', '12.3400'],
  [
    'a numeric of 30 digits keeps them all',
    '123456789012345678901234567890.1::numeric',
    '123456789012345678901234567890.1',
  ],
  ['a double is a number', '1.5::float8', 1.5],
  ['true is true', 'true', true],
  ['false is false', 'false', false],
  ['null is null', 'null::int', null],
  ['text stays as it is', `'订单 ''1'''`, "订单 '1'"],
  ['a date is yyyy-MM-dd', "date '2024-02-29'", '2024-02-29'],
  ['a timestamp is yyyy-MM-dd HH:mm:ss', "timestamp '2024-02-29 08:07:06'", '2024-02-29 08:07:06'],
  [
    'fractions of a second are cut, not rounded',
    "timestamp '2024-02-29 08:07:06.999'",
    '2024-02-29 08:07:06',
  ],
  ['an instant is told in the time zone', "timestamptz '2024-01-01 00:00:00+00'", '2024-01-01 08:00:00'],
  ['json is text in its own order', `'{"b":1,"a":[2]}'::json`, '{"b":1,"a":[2]}'],
  ['a uuid is text', "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ['bytes are bytes', "'\\x00ff10'::bytea", Uint8Array.from([0, 255, 16])],
  ['an integer array is a list', 'array[1,2,null]', [1, 2, null]],
  [
    'a text array is a list',
    `array['a,b','"','\\','NULL','',null]::text[]`,
    ['a,b', '"', '\\', 'NULL', '', null],
  ],
  [
    'an array of arrays is a list of lists',
    'array[[1,2],[3,4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['a bigint array is a list of texts', 'array[1,9007199254740993]::bigint[]', ['1', '9007199254740993']],
  ['a count is text like every bigint', '(select count(*) from (values (1),(2)) x)', '2'],
];

const parameters: readonly (readonly [sentence: string, type: string, given: unknown, back: unknown])[] = [
  ['a number goes into an integer', 'int', 5, 5],
  ['text of digits goes into an integer', 'int', '5', 5],
  ['a number goes into text', 'text', 5, '5'],
  ['a number goes into a numeric without drift', 'numeric', 0.1, '0.1'],
  [
    'decimal text goes into a numeric',
    'numeric(30,10)',
    '12345678901234567890.0123456789',
    '12345678901234567890.0123456789',
  ],
  ['a bigint goes into a bigint', 'bigint', 9007199254740993n, '9007199254740993'],
  ['true goes into a boolean', 'boolean', true, true],
  ['null goes into anything', 'timestamp', null, null],
  ['undefined is null', 'int', undefined, null],
  ['date text goes into a date', 'date', '2024-02-29', '2024-02-29'],
  ['timestamp text goes into a timestamp', 'timestamp', '2024-02-29 08:07:06', '2024-02-29 08:07:06'],
  ['an object goes into json', 'json', { b: 1, a: '中' }, '{"b":1,"a":"中"}'],
  ['a list goes into an array', 'text[]', ['a', 'b"\\', null, '{}'], ['a', 'b"\\', null, '{}']],
  ['a list of numbers goes into an array', 'int[]', [1, 2], [1, 2]],
  ['an empty list goes into an array', 'int[]', [], []],
  ['bytes go into bytes', 'bytea', Uint8Array.from([0, 1, 255]), Uint8Array.from([0, 1, 255])],
  ['text with quotes and semicolons stays a value', 'text', `'; drop table "x"; --`, `'; drop table "x"; --`],
];

describe.each(databaseKinds)('values on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test.each(readings)('%s', async (_sentence, expression, value) => {
    const { rows } = await database.query(`select ${expression} as value`);
    expect(rows).toEqual([{ value }]);
  });

  test.each(parameters)('%s', async (_sentence, type, given, back) => {
    const { rows } = await database.query(`select $1::${type} as value`, [given]);
    expect(rows).toEqual([{ value: back }]);
  });

  test('a Date object is refused as a bug: its zone is nobody’s', async () => {
    await expect(database.query('select $1::date', [new Date()])).rejects.toThrow(TypeError);
  });

  test('names keep their case when quoted', async () => {
    const { rows } = await database.query('select 1 as "Customer_Id", 2 as "客户"');
    expect(rows).toEqual([{ Customer_Id: 1, 客户: 2 }]);
  });

  test('affected counts changed rows and is 0 for a select', async () => {
    await database.execute('create table changed (n int)');
    expect((await database.query('insert into changed select generate_series(1, 5)')).affected).toBe(5);
    expect((await database.query('update changed set n = n + 1 where n > $1', [3])).affected).toBe(2);
    expect((await database.query('delete from changed where n = 1 returning n')).affected).toBe(1);
    expect((await database.query('select * from changed')).affected).toBe(0);
  });
});

describe.each(databaseKinds)('another time zone on %s', (kind) => {
  test('an instant is told in that zone', async () => {
    const database = await openTestDatabase(kind, { timeZone: 'UTC' });
    try {
      const { rows } = await database.query("select timestamptz '2024-01-01 00:00:00+08' as value");
      expect(rows).toEqual([{ value: '2023-12-31 16:00:00' }]);
    } finally {
      await database.close();
    }
  });
});
