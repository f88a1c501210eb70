import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { Random } from '../expressions/Random.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { type Edit, EditedDocument } from './saveWorld.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const order = 'Production_SalesOrder';
const lines = 'Production_SalesOrderList';
const everything = ['Search', 'Add', 'Update', 'Delete'];

const file: SeedFile = {
  roles: [
    {
      roleName: '跟单',
      parent: '经理',
      permissions: { [order]: everything, Base_ProcessLine: everything },
      fields: { [lines]: { UnitPrice: { show: 0 }, TaxRate: { isEdit: 0 } } },
    },
  ],
  users: [{ userName: 'clerk', realName: '林跟单', password: 'jig-demo', roles: ['跟单'] }],
  rows: {
    Customer: [1, 2].map((id) => ({
      Customer_Id: id,
      CustomerCode: `C${id}`,
      CustomerName: `客户${id}`,
      CustomerType: 'direct',
      Linkman: `联系人${id}`,
      Enable: 1,
    })),
    Base_Product: [1, 2, 3].map((id) => ({
      Product_Id: id,
      ProductCode: `P${id}`,
      ProductName: `产品${id}`,
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      SalePrice: 9.995 * id,
      Enable: 1,
    })),
    Base_Process: [1, 2].map((id) => ({
      Process_Id: id,
      ProcessCode: `G${id}`,
      ProcessName: `工序${id}`,
      SubmitWorkMatch: id,
    })),
    Base_NumberRule: [{ FormCode: 'SalesOrder', Prefix: 'XSDD', SubmitTime: 'yyyyMMdd', SerialNumber: 3 }],
  },
};

const header = { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };
const plain = { type: 'decimal', precision: 15, scale: 3, readonly: true };

/** Published changes of the shipped schemas, by name of the round. */
const shapes = {
  'as shipped': { header: [], rows: [] },
  'header formulas that depend on the order of rows': {
    header: [
      {
        ...plain,
        field: 'Folded',
        title: '折算',
        formula: {
          reduce: [
            { var: lines },
            { round: [{ '+': [{ '/': [{ var: 'accumulator' }, 2] }, { var: 'current.Qty' }] }, 3] },
            0,
          ],
        },
      },
    ],
    rows: [],
  },
  'rows that read the header': {
    header: [],
    rows: [
      {
        ...plain,
        field: 'LocalAmount',
        title: '本币',
        formula: { '*': [{ var: 'Amount' }, { var: '$main.ExchangeRate' }] },
      },
      {
        field: 'Reason',
        title: '原因',
        type: 'text',
        maxlength: 20,
        requiredWhen: { '==': [{ var: '$main.Currency' }, 'USD'] },
      },
    ],
  },
  'rows that read a total of all rows': {
    header: [],
    rows: [
      {
        ...plain,
        field: 'Share',
        title: '占比',
        formula: { round: [{ '/': [{ var: 'Qty' }, { var: '$main.TotalQty' }] }, 3] },
      },
    ],
  },
} as const;

/** Random values of a cell, some invalid. */
const cells = (random: Random): Row =>
  random.of<() => Row>([
    () => ({ Qty: random.below(90) + 1 }),
    () => ({ Qty: random.below(90) + 1 }),
    () => ({ Product_Id: random.below(3) + 1 }),
    () => ({ Product_Id: random.below(3) + 1, UnitPrice: random.below(50) }),
    () => ({ UnitPrice: random.below(900) / 100 }),
    () => ({ TaxRate: random.of([0, 6, 13]) }),
    () => ({ Remark: random.of<string | null>(['加急', '', '已排产', null]) }),
    () => ({ DeliveryDate: random.of(['2026-05-01', '2026-05-02']) }),
    () => ({ Reason: random.of<string | null>(['样品', null]) }),
    () => ({ Qty: random.of<string | number | null>([0, 'x', null]) }),
    () => ({ Product_Id: 99 }),
  ])();

const mains = (random: Random): Row =>
  random.of<Row>([
    { Remark: '改期' },
    { Customer_Id: 2, Linkman: null },
    { Currency: 'USD', ExchangeRate: 7.1 },
    { Currency: 'CNY' },
    { ExchangeRate: 6.5 },
    { DeliveryDate: null },
  ]);

const editOf = (random: Random, rowCount: number, cellOf: (random: Random) => Row): Edit => {
  const kind = random.of(['main', 'cell', 'cell', 'cell', 'add', 'remove', 'move'] as const);
  const at = random.below(Math.max(1, rowCount));
  if (kind === 'main') return { kind, values: mains(random) };
  if (kind === 'add' || rowCount === 0)
    return {
      kind: 'add',
      values: { Product_Id: random.below(3) + 1, Qty: random.below(9) + 1, Process_Id: 1 },
    };
  if (kind === 'remove') return { kind, at };
  if (kind === 'move') return { kind, from: at, to: random.below(rowCount) };
  return { kind, at, values: cellOf(random) };
};

/** The database with a count of statements. */
const counting = (db: Database, counts: { statements: number }): Database => ({
  kind: db.kind,
  query: (...sent) => {
    counts.statements += 1;
    return db.query(...sent);
  },
  transaction: (run, options) =>
    db.transaction(
      (tx) =>
        run({
          query: (...sent) => {
            counts.statements += 1;
            return tx.query(...sent);
          },
        }),
      options,
    ),
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

describe.each(dailyKinds)('a save that sends changes on %s', (kind) => {
  let app: TestApp;
  const counts = { statements: 0 };
  beforeAll(async () => {
    app = await openTestApp(kind, { file, around: (db) => counting(db, counts) });
    const admin = await adminOf();
    const lock = { when: { '==': [{ var: 'Remark' }, '已排产'] }, actions: ['Update', 'Delete'] };
    const patch = { table: { locks: [{ ...lock, message: 'list.lockedClosed' }] } };
    expect(await publish(app.context, { kind: 'design', name: lines, patch }, admin)).toMatchObject({
      ok: true,
    });
  });
  afterAll(() => app.close());

  const adminOf = async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    return admin;
  };
  const add = async (table: string, mainData: object, detailData: readonly object[]): Promise<number> => {
    const { body } = await app.post('admin', `/api/${table}/Add`, { mainData, detailData });
    expect(body.message).toBe('保存成功');
    const { catalog } = app.context;
    return body.data.data[catalog.document(table)?.main.key ?? ''];
  };
  const opened = async (table: string, key: number, user: string): Promise<EditedDocument> => {
    const rights = app.context.rights;
    const { rows } = await app.context.db.query('select "User_Id" from "Sys_User" where "UserName" = $1', [
      user,
    ]);
    const who = (await rights.of(Number(rows[0]?.User_Id)))?.user;
    const doc = who && app.context.catalog.documentFor(who, table);
    if (doc === undefined) throw new Error(`${user} does not see ${table}`);
    const document = new EditedDocument(app, user, doc, key);
    await document.load();
    return document;
  };

  /** Applies the same random edits to two equal documents. One is saved whole, one by changes. */
  const race = async (
    table: string,
    mainData: object,
    rows: readonly object[],
    user: string,
    random: Random,
  ) => {
    const [whole, changes] = [
      await opened(table, await add(table, mainData, rows), user),
      await opened(table, await add(table, mainData, rows), user),
    ] as const;
    const cellOf = table === order ? cells : processCells;
    for (let save = 0; save < 6; save += 1) {
      const edits: Edit[] = [];
      for (let count = random.below(4) + 1; count > 0; count -= 1) {
        const edit = editOf(random, whole.rowCount, cellOf);
        edits.push(edit);
        whole.edit(edit);
        changes.edit(edit);
      }
      const expected = await whole.save('whole');
      expect(await changes.save('changes'), JSON.stringify(edits)).toEqual(expected);
    }
  };
  const processCells = (random: Random): Row =>
    random.of<Row>([
      { Requirement: '去毛刺' },
      { Process_Id: 2 },
      { SubmitWorkMatch: 3 },
      { SubmitWorkMatch: -1 },
    ]);

  it.each(Object.entries(shapes))(
    `stores, refuses and logs what a save of all rows does: %s (SEED=${seed})`,
    async (_, { header: headerFields, rows: rowFields }) => {
      const admin = await adminOf();
      const extend = async (name: string, fields: readonly object[]) => {
        const what = { kind: 'extension', name, patch: { fields } };
        expect(await publish(app.context, what as Parameters<typeof publish>[1], admin)).toMatchObject({
          ok: true,
        });
      };
      await extend(order, headerFields);
      await extend(lines, rowFields);
      const random = new Random(seed);
      for (let round = 0; round < 4; round += 1) {
        const rows = Array.from({ length: random.below(5) + 2 }, () => ({
          Product_Id: random.below(3) + 1,
          Qty: random.below(20) + 1,
        }));
        await race(order, header, rows, round % 2 === 0 ? 'admin' : 'clerk', random);
      }
    },
  );

  it(`keeps rows in their places where a table orders them by hand (SEED=${seed})`, async () => {
    const random = new Random(seed);
    for (let round = 0; round < 4; round += 1) {
      const rows = Array.from({ length: random.below(4) + 2 }, (_, at) => ({
        Process_Id: 1,
        Sequence: at + 1,
      }));
      await race('Base_ProcessLine', { ProcessLineName: '路线' }, rows, 'admin', random);
    }
  });

  it('reads, sends and answers no more for 5,000 rows than for 50, but slices of the columns sums read', async () => {
    const changed = async (count: number) => {
      const rows = Array.from({ length: count }, (_, at) => ({ Product_Id: 1, Qty: at + 1 }));
      const document = await opened(order, await add(order, header, rows), 'admin');
      document.edit({ kind: 'cell', at: count / 2, values: { Qty: 7 } });
      counts.statements = 0;
      let statements = 0;
      const outcome = await document.save('changes', () => {
        statements = counts.statements;
      });
      const qty = (count * (count + 1)) / 2 - (count / 2 + 1) + 7;
      expect(outcome.main.TotalQty).toBe(qty);
      return { statements, ...document.bytes };
    };
    const [few, many] = [await changed(50), await changed(5_000)];
    expect(many.sent).toBeLessThanOrEqual(20_000);
    expect(many.answered).toBeLessThanOrEqual(20_000);
    expect(many.statements - few.statements).toBeLessThanOrEqual(5);
    // One for each table whose rows are summed up for an order, work orders and their needs among them.
    expect(few.statements).toBeLessThanOrEqual(33);
  });

  it('the version of the main row guards rows that were not sent', async () => {
    const key = await add(order, header, [
      { Product_Id: 1, Qty: 1 },
      { Product_Id: 2, Qty: 2 },
    ]);
    const [mine, theirs] = [await opened(order, key, 'admin'), await opened(order, key, 'admin')];
    theirs.edit({ kind: 'cell', at: 0, values: { Qty: 5 } });
    expect((await theirs.save('changes')).message).toBe('保存成功');
    mine.edit({ kind: 'cell', at: 1, values: { Qty: 6 } });
    expect((await mine.save('changes')).message).toContain('修改了此数据');
    mine.edit({ kind: 'cell', at: 1, values: { Qty: 6 } });
    expect((await mine.save('changes')).main.TotalQty).toBe(11);
  });
});
