import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ColumnDdl, TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { systemTables } from '../../server-mock/catalog/systemTables.ts';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';
import { migrate } from '../../server-mock/db/migrate.ts';
import { removedFields } from '../../server-mock/db/removedFields.ts';
import { databaseKinds, openTestDatabase } from '../setup/testDatabase.ts';

const column = (name: string, sqlType: string, more: Partial<ColumnDdl> = {}): ColumnDdl => ({
  name,
  sqlType,
  notNull: false,
  identity: false,
  ...more,
});
const key = column('Order_Id', 'integer', { notNull: true, identity: true });
const order = (columns: readonly ColumnDdl[], indexes: TableDdl['indexes'] = []): TableDdl => ({
  table: 'Sales_Order',
  columns: [key, ...columns],
  primaryKey: ['Order_Id'],
  indexes,
});

interface TypeChange {
  readonly sentence: string;
  readonly from: string;
  readonly to: string;
  /** SQL literals; `rows` counts the conflicting ones. */
  readonly values: readonly string[];
  readonly rows?: number;
  /** Expected values after the migration. */
  readonly after?: readonly unknown[];
}

const typeChanges: readonly TypeChange[] = [
  {
    sentence: 'varchar grows',
    from: 'varchar(3)',
    to: 'varchar(30)',
    values: ["'中文字'"],
    after: ['中文字'],
  },
  { sentence: 'varchar becomes text', from: 'varchar(3)', to: 'text', values: ["'abc'"], after: ['abc'] },
  {
    sentence: 'int becomes bigint',
    from: 'integer',
    to: 'bigint',
    values: ['2147483647'],
    after: ['2147483647'],
  },
  { sentence: 'smallint becomes int', from: 'smallint', to: 'integer', values: ['7'], after: [7] },
  { sentence: 'int becomes numeric', from: 'integer', to: 'numeric(15,4)', values: ['7'], after: ['7.0000'] },
  {
    sentence: 'numeric grows',
    from: 'numeric(8,2)',
    to: 'numeric(15,4)',
    values: ['1.25'],
    after: ['1.2500'],
  },
  {
    sentence: 'date becomes timestamp',
    from: 'date',
    to: 'timestamp',
    values: ["'2024-01-02'"],
    after: ['2024-01-02 00:00:00'],
  },
  { sentence: 'a number becomes text', from: 'integer', to: 'text', values: ['12'], after: ['12'] },
  {
    sentence: 'a switch becomes a bool',
    from: 'smallint',
    to: 'boolean',
    values: ['1', '0', 'null'],
    after: [true, false, null],
  },
  {
    sentence: 'a bool becomes a switch',
    from: 'boolean',
    to: 'smallint',
    values: ['true', 'false'],
    after: [1, 0],
  },
  {
    sentence: 'a text becomes a decimal while every value says one, and a blank none',
    from: 'text',
    to: 'numeric(15,4)',
    values: ["'12.5'", "' -3 '", "''", 'null', "'.25'"],
    after: ['12.5000', '-3.0000', null, null, '0.2500'],
  },
  {
    sentence: 'a text becomes a whole number while every value says one',
    from: 'varchar(20)',
    to: 'integer',
    values: ["'7'", "'+08'", "'  '"],
    after: [7, 8, null],
  },
  {
    sentence: 'a text does not become a decimal over words, or numbers with more places',
    from: 'text',
    to: 'numeric(6,2)',
    values: ["'12.5'", "'十二'", "'1.234'", "'12345'", "'1e5'", "'1,000'"],
    rows: 5,
  },
  {
    sentence: 'a text does not become a whole number over parts, or larger ones',
    from: 'text',
    to: 'integer',
    values: ["'7'", "'7.0'", "'2147483648'", "'9999999999999999999999999999999'"],
    rows: 3,
  },
  {
    sentence: 'varchar shrinks while every value fits',
    from: 'varchar(30)',
    to: 'varchar(3)',
    values: ["'abc'"],
    after: ['abc'],
  },
  {
    sentence: 'varchar does not shrink over longer values',
    from: 'varchar(30)',
    to: 'varchar(3)',
    values: ["'abcd'", "'ab'", "'中文字字'"],
    rows: 2,
  },
  {
    sentence: 'text does not become varchar over longer values',
    from: 'text',
    to: 'varchar(3)',
    values: ["'abcd'"],
    rows: 1,
  },
  {
    sentence: 'bigint does not become int over larger values',
    from: 'bigint',
    to: 'integer',
    values: ['2147483648', '1'],
    rows: 1,
  },
  {
    sentence: 'numeric does not lose places that are used',
    from: 'numeric(15,4)',
    to: 'numeric(15,2)',
    values: ['1.2345', '1.2300'],
    rows: 1,
  },
  {
    sentence: 'numeric does not lose digits that are used',
    from: 'numeric(15,2)',
    to: 'numeric(6,2)',
    values: ['12345.00', '9999.99'],
    rows: 1,
  },
  {
    sentence: 'numeric does not become int over fractions',
    from: 'numeric(15,2)',
    to: 'integer',
    values: ['1.5', '2.00'],
    rows: 1,
  },
  {
    sentence: 'a timestamp does not become a date over times',
    from: 'timestamp',
    to: 'date',
    values: ["'2024-01-02 03:04:05'", "'2024-01-02'"],
    rows: 1,
  },
  {
    sentence: 'a switch does not become a bool over other numbers',
    from: 'integer',
    to: 'boolean',
    values: ['2', '1'],
    rows: 1,
  },
  {
    sentence: 'text without values becomes a number',
    from: 'text',
    to: 'integer',
    values: ['null'],
    after: [null],
  },
];

describe.each(databaseKinds)('migration on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(() => database.execute('drop schema public cascade; create schema public'));
  afterAll(() => database.close());

  const done = async (...tables: readonly TableDdl[]): Promise<readonly string[]> => {
    const migration = await migrate(database, tables);
    if (!migration.ok) throw new Error(migration.issues.map((issue) => messageOf(issue, 'en')).join());
    return migration.steps;
  };
  const select = async (sql: string): Promise<readonly unknown[]> => (await database.query(sql)).rows;

  test('a table is made with its key, types, defaults and indexes, and the same again changes nothing', async () => {
    const table = order(
      [
        column('OrderNo', 'varchar(30)'),
        column('Qty', 'numeric(15,4)'),
        column('Remark', 'text'),
        column('Made', 'timestamp'),
        column('Enable', 'smallint', { default: '1' }),
        column('State', 'varchar(10)', { default: "'new'" }),
        column('Version', 'integer', { notNull: true, default: '1' }),
      ],
      [{ name: 'Sales_Order_OrderNo_key', fields: ['OrderNo'], unique: true }],
    );
    expect((await done(table)).length).toBeGreaterThan(0);
    await database.query(`insert into "Sales_Order" ("OrderNo", "Qty") values ('A', 1)`);
    expect(await select('select * from "Sales_Order"')).toEqual([
      {
        Order_Id: 1,
        OrderNo: 'A',
        Qty: '1.0000',
        Remark: null,
        Made: null,
        Enable: 1,
        State: 'new',
        Version: 1,
      },
    ]);
    await expect(database.query(`insert into "Sales_Order" ("OrderNo") values ('A')`)).rejects.toMatchObject({
      kind: 'unique',
    });
    expect(await done(table)).toEqual([]);
  });

  test('columns are added, with their default in existing rows, and nothing is dropped', async () => {
    await done(order([column('Old', 'text')]));
    await database.query(`insert into "Sales_Order" ("Old") values ('kept')`);
    await done(order([column('Version', 'integer', { notNull: true, default: '1' }), column('New', 'text')]));
    expect(await select('select * from "Sales_Order"')).toEqual([
      { Order_Id: 1, Old: 'kept', Version: 1, New: null },
    ]);
  });

  test('a column is renamed with its data, and its index follows', async () => {
    const index = (field: string) => [{ name: `Sales_Order_${field}_key`, fields: [field], unique: true }];
    await done(order([column('Kunde', 'varchar(10)')], index('Kunde')));
    await database.query(`insert into "Sales_Order" ("Kunde") values ('K1')`);
    const renamed = order([column('Customer', 'varchar(20)', { renamedFrom: 'Kunde' })], index('Customer'));
    await done(renamed);
    expect(await select('select "Customer" from "Sales_Order"')).toEqual([{ Customer: 'K1' }]);
    await expect(
      database.query(`insert into "Sales_Order" ("Customer") values ('K1')`),
    ).rejects.toMatchObject({ kind: 'unique' });
    expect(await done(renamed)).toEqual([]);
  });

  test('renamedFrom in a new table is an ordinary column', async () => {
    await done(order([column('Customer', 'text', { renamedFrom: 'Kunde' })]));
    expect(await select('select "Customer" from "Sales_Order"')).toEqual([]);
  });

  test.each(typeChanges)('$sentence', async ({ from, to, values, rows, after }) => {
    await done(order([column('Value', from)]));
    await database.execute(
      values.map((value) => `insert into "Sales_Order" ("Value") values (${value});`).join('\n'),
    );
    const before = await select('select "Value" from "Sales_Order" order by "Order_Id"');
    const migration = await migrate(database, [order([column('Value', to), column('Other', 'text')])]);
    const now = (await select('select * from "Sales_Order" order by "Order_Id"')) as readonly Record<
      string,
      unknown
    >[];
    if (rows === undefined) {
      expect(migration.ok).toBe(true);
      expect(now.map((row) => row.Value)).toEqual(after);
      expect(await done(order([column('Value', to), column('Other', 'text')]))).toEqual([]);
    } else {
      expect(migration).toMatchObject({
        ok: false,
        issues: [{ path: 'Sales_Order.Value', rule: 'migration.narrowing', params: { rows } }],
      });
      // A refusal changes nothing, not even the harmless part.
      expect(now.map(({ Order_Id: _key, ...row }) => row)).toEqual(before);
    }
  });

  test('a refusal says table, column, types and rows in words', async () => {
    await done(order([column('Remark', 'varchar(200)')]));
    await database.query(
      `insert into "Sales_Order" ("Remark") values (repeat('x', 51)), (repeat('x', 52)), ('short')`,
    );
    const migration = await migrate(database, [order([column('Remark', 'varchar(50)')])]);
    expect(migration.ok ? [] : migration.issues.map((issue) => messageOf(issue, 'en'))).toEqual([
      '"Sales_Order"."Remark" cannot become character varying(50) from character varying(200): 2 rows do not fit; change these rows first or keep the type',
    ]);
  });

  test('a new unique index is refused with the number of repeated rows', async () => {
    await done(order([column('OrderNo', 'text')]));
    await database.query(
      `insert into "Sales_Order" ("OrderNo") values ('A'), ('A'), ('A'), ('B'), ('B'), (null), (null)`,
    );
    const unique = [{ name: 'Sales_Order_OrderNo_key', fields: ['OrderNo'], unique: true }];
    const migration = await migrate(database, [order([column('OrderNo', 'text')], unique)]);
    expect(migration).toMatchObject({
      ok: false,
      issues: [{ rule: 'migration.duplicates', params: { rows: 3 } }],
    });
  });

  test('a unique index that no schema wants any more stops refusing rows; an index of somebody else stays', async () => {
    await done(
      order(
        [column('OrderNo', 'text')],
        [{ name: 'Sales_Order_OrderNo_key', fields: ['OrderNo'], unique: true }],
      ),
    );
    await database.execute('create index by_hand on "Sales_Order" ("OrderNo")');
    await done(order([column('OrderNo', 'text')]));
    await database.query(`insert into "Sales_Order" ("OrderNo") values ('A'), ('A')`);
    expect(
      await select(`select indexname as name from pg_indexes where tablename = 'Sales_Order' order by 1`),
    ).toEqual([{ name: 'Sales_Order_pkey' }, { name: 'by_hand' }]);
  });

  test('a required column that no schema names any more does not refuse new rows', async () => {
    await done(order([column('Must', 'text', { notNull: true })]));
    await done(order([column('Other', 'text')]));
    await database.query(`insert into "Sales_Order" ("Other") values ('x')`);
    expect(await select('select "Must", "Other" from "Sales_Order"')).toEqual([{ Must: null, Other: 'x' }]);
  });

  test('a column becomes required by its default, and is refused without one', async () => {
    await done(order([column('Version', 'integer'), column('Name', 'text')]));
    await database.query(`insert into "Sales_Order" ("Version") values (null)`);
    const named = column('Name', 'text', { notNull: true });
    const version = column('Version', 'integer', { notNull: true, default: '1' });
    expect(await migrate(database, [order([version, named])])).toMatchObject({
      ok: false,
      issues: [{ rule: 'migration.missingValues', params: { rows: 1 } }],
    });
    await done(order([version, column('Name', 'text')]));
    expect(await select('select "Version" from "Sales_Order"')).toEqual([{ Version: 1 }]);
  });

  test('a key becomes an identity that goes on behind the highest key', async () => {
    const plain = { ...order([]), columns: [{ ...key, identity: false }, column('Name', 'text')] };
    await done(plain);
    await database.query(`insert into "Sales_Order" ("Order_Id", "Name") values (41, 'old')`);
    await done(order([column('Name', 'text')]));
    await database.query(`insert into "Sales_Order" ("Name") values ('new')`);
    expect(await select('select "Order_Id" as id from "Sales_Order" order by 1')).toEqual([
      { id: 41 },
      { id: 42 },
    ]);
  });

  test('an identity grows from int to bigint and goes on counting', async () => {
    await done(order([]));
    await database.query('insert into "Sales_Order" default values');
    await done({ ...order([]), columns: [{ ...key, sqlType: 'bigint' }] });
    await database.query('insert into "Sales_Order" default values');
    expect(await select('select "Order_Id" as id from "Sales_Order" order by 1')).toEqual([
      { id: '1' },
      { id: '2' },
    ]);
  });

  test('another key is refused', async () => {
    await done(order([column('Code', 'varchar(20)', { notNull: true })]));
    const other: TableDdl = {
      ...order([column('Code', 'varchar(20)', { notNull: true })]),
      primaryKey: ['Code'],
    };
    expect(await migrate(database, [other])).toMatchObject({
      ok: false,
      issues: [{ rule: 'migration.otherKey' }],
    });
  });

  test('a key that the product makes never becomes one that people type, rows or not', async () => {
    await done(order([]));
    const typed: TableDdl = {
      ...order([]),
      columns: [{ ...key, sqlType: 'varchar(64)', identity: false }],
    };
    expect(await migrate(database, [typed])).toMatchObject({
      ok: false,
      issues: [{ rule: 'migration.otherKeyType', params: { from: 'integer' } }],
    });
  });

  test('a view in the place of a table is refused', async () => {
    await database.execute('create view "Sales_Order" as select 1 as one');
    expect(await migrate(database, [order([])])).toMatchObject({
      ok: false,
      issues: [{ rule: 'migration.notATable' }],
    });
  });

  test('names with quotes, spaces and Chinese are only names', async () => {
    const odd: TableDdl = {
      table: 'a "b"; drop table x; --',
      columns: [key, column('客户 "名"', 'varchar(5)')],
      primaryKey: ['Order_Id'],
      indexes: [{ name: "i'x", fields: ['客户 "名"'], unique: true }],
    };
    await done(odd);
    expect(await done(odd)).toEqual([]);
  });

  test('text sorts by code point and searches by prefix alike on both databases', async () => {
    await done(order([column('Name', 'varchar(20)')]));
    await database.query(
      `insert into "Sales_Order" ("Name") select unnest(array['b','B','a','_','中','啊','10','9'])`,
    );
    const rows = (await select('select "Name" from "Sales_Order" order by "Name"')) as readonly {
      Name: string;
    }[];
    expect(rows.map((row) => row.Name)).toEqual(['10', '9', 'B', '_', 'a', 'b', '中', '啊']);
  });

  test('every change is in the journal', async () => {
    const steps = [...(await done(order([]))), ...(await done(order([column('Name', 'text')])))];
    expect(await select('select "Statement" from jig_migration order by "Id"')).toEqual(
      steps.map((Statement) => ({ Statement })),
    );
    expect(steps.at(-1)).toBe('alter table "Sales_Order" add column "Name" text collate "C"');
  });

  /** The database with a log of the statements of its transactions. */
  const counting = (): { readonly counted: Database; readonly sent: string[] } => {
    const sent: string[] = [];
    const counted: Database = Object.create(database, {
      transaction: {
        value: ((run, options) =>
          database.transaction(
            (tx) =>
              run({
                query: (sql, ...more) => {
                  sent.push(sql);
                  return tx.query(sql, ...more);
                },
              }),
            options,
          )) satisfies Database['transaction'],
      },
    });
    return { counted, sent };
  };
  const generated = (count: number, more: readonly ColumnDdl[] = []): readonly TableDdl[] =>
    Array.from({ length: count }, (_, index) => ({
      table: `Generated_${index}`,
      columns: [key, column('No', 'varchar(30)'), column('Day', 'date'), ...more],
      primaryKey: ['Order_Id'] as const,
      indexes: [
        { name: `Generated_${index}_No_key`, fields: ['No'], unique: true },
        { name: `Generated_${index}_Day_idx`, fields: ['Day'], unique: false },
      ],
    }));

  test('a changed table costs one statement, an unchanged one none', async () => {
    const about = (sent: readonly string[]) => sent.filter((sql) => sql.includes('Generated_')).length;
    const first = counting();
    const told: string[] = [];
    const made = await migrate(first.counted, generated(40), (table, done, all) => {
      told.push(`${table} ${done}/${all}`);
    });
    expect(made.ok && made.steps.length).toBe(2 * 1 + 40 * 5);
    expect(about(first.sent)).toBe(40);
    expect(first.sent.length).toBeLessThan(40 + 12);
    expect(told.slice(-2)).toEqual(['Generated_38 41/42', 'Generated_39 42/42']);
    const again = counting();
    expect(await migrate(again.counted, generated(40))).toEqual({ ok: true, steps: [] });
    expect(again.sent).toHaveLength(3);
    const one = counting();
    const wider = [...generated(39), ...generated(40, [column('More', 'text')]).slice(39)];
    expect(await migrate(one.counted, wider)).toMatchObject({ ok: true, steps: [expect.any(String)] });
    expect(about(one.sent)).toBe(1);
    expect(one.sent.length).toBeLessThan(12);
  });

  test.each([
    'alter table "Sales_Order" drop column "Name"',
    'alter table "Sales_Order" alter column "Name" type varchar(3)',
    'drop index "Sales_Order_Name_idx"',
    'drop table "Sales_Order"',
  ])('a table changed by hand is mended at the next migration: %s', async (sql) => {
    const index = [{ name: 'Sales_Order_Name_idx', fields: ['Name'], unique: false }];
    const table = order([column('Name', 'varchar(20)')], index);
    await done(table);
    expect(await done(table)).toEqual([]);
    await database.execute(sql);
    expect(await done(table)).not.toEqual([]);
    expect(await done(table)).toEqual([]);
  });

  test('two migrations at once take turns', async () => {
    const both = await Promise.all([migrate(database, [order([])]), migrate(database, [order([])])]);
    expect(both.map((migration) => migration.ok && migration.steps.length > 0).sort()).toEqual([false, true]);
  });
});

describe.each(databaseKinds)('fields that no schema names any more, on %s', (kind) => {
  test('are told with the rows that hold a value, which are counted once', async () => {
    const db = await openTestDatabase(kind);
    const sent: string[] = [];
    const counted: Queryable = {
      query: (sql, ...more) => {
        sent.push(sql);
        return db.query(sql, ...more);
      },
    };
    const scans = (): number => sent.splice(0).filter((sql) => sql.includes('from "Sales_Order"')).length;
    try {
      const settings = systemTables.filter(({ table }) => table === 'jig_setting');
      const tables = [order([column('Kept', 'integer')]), ...settings];
      await migrate(db, [
        order([column('Kept', 'integer'), column('Old', 'integer'), column('Empty', 'integer')]),
      ]);
      await migrate(db, settings);
      expect(
        await removedFields(counted, [
          order(['Kept', 'Old', 'Empty'].map((name) => column(name, 'integer'))),
        ]),
      ).toEqual([]);
      expect(scans()).toBe(0);
      await db.query('insert into "Sales_Order" ("Old") values (1), (2), (null)');
      const old = { table: 'Sales_Order', field: 'Old', rows: 2 };
      expect(await removedFields(counted, tables)).toEqual([old]);
      expect(scans()).toBe(1);
      expect(await removedFields(counted, tables)).toEqual([old]);
      expect([sent.length, scans()]).toEqual([2, 0]);
      // Counts only the newly removed field; a restored field is forgotten.
      await db.query('update "Sales_Order" set "Kept" = 7');
      const others = [order([column('Old', 'integer')]), ...settings];
      expect(await removedFields(counted, others)).toEqual([
        { table: 'Sales_Order', field: 'Kept', rows: 3 },
      ]);
      expect(scans()).toBe(1);
      expect(await removedFields(counted, [order([]), ...settings])).toEqual([
        { table: 'Sales_Order', field: 'Kept', rows: 3 },
        old,
      ]);
      expect(scans()).toBe(1);
    } finally {
      await db.close();
    }
  });
});
