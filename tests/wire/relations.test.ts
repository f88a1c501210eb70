import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTotalsJob } from '../../server-mock/links/startTotalsJob.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { ownDocuments } from './ownDocuments.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** What is handed out carries the lines of an application. */
const handOut = {
  name: 'handOut',
  title: '发放',
  from: { table: 'SampleApply', rows: 'SampleApplyLine' },
  rows: 'SampleIssueLine',
  via: 'ApplyLine_Id',
  carries: { field: 'Qty', of: 'Qty' },
  brings: { ItemName: 'ItemName' },
  closes: true,
};
const fields = [
  { field: 'ApplyLine_Id', title: '来源申请行', of: 'handOut', holds: 'source' },
  { field: 'HeldQty', title: '已下推数', of: 'handOut', holds: 'carried' },
  { field: 'DoneQty', title: '已发放数', of: 'handOut', holds: 'done' },
  { field: 'OpenQty', title: '未发放数', of: 'handOut', holds: 'remaining' },
];
const relations = { links: [handOut], fields };

describe.each(dailyKinds)('relations that an administrator declares on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const made = await app.post('admin', '/api/builder/import', { entries: ownDocuments });
    expect(made.body).toMatchObject({ status: true });
  });
  afterAll(() => app.close());

  const call = async (path: string, body: unknown, user = 'admin') =>
    (await app.post(user, `/api/${path}`, body)).body;
  const check = async (patch: unknown, table = 'SampleIssue') =>
    (await call('jig/relations/check', { table, patch })).data.issues as readonly {
      path: string;
      message: string;
    }[];
  const publish = (patch: unknown, over: number, name = 'SampleIssue') =>
    call('jig/schema/publishAll', { changes: [{ kind: 'relations', name, over, patch }] });
  const listed = async (name: string) => {
    const { body } = await app.get('admin', '/api/jig/relations');
    return body.data.tables.find(({ table }: { table: string }) => table === name);
  };
  const add = async (table: string, ...lines: readonly object[]) =>
    call(`${table}/Add`, { mainData: {}, detailData: lines });
  const approve = async (table: string, id: number, status = 1) =>
    call(`${table}/audit?auditStatus=${status}&auditReason=同意`, [id]);
  const quantities = async () =>
    (
      await app.context.db.query(
        'select "HeldQty"::float as "held", "DoneQty"::float as "done", "OpenQty"::float as "open" from "SampleApplyLine" order by 1 desc',
      )
    ).rows;

  /** Lets the job of totals work until it has come to this. */
  const until = async (isDone: () => Promise<void>) => {
    const stop = startTotalsJob(app.context, createApp(app.context));
    await vi.waitFor(isDone, 20_000);
    await stop();
  };
  const filled = (expected: readonly object[]) =>
    until(async () => expect(await quantities()).toEqual(expected));
  const forgotten = () =>
    until(async () => {
      const { rows } = await app.context.db.query(
        `select 1 from "jig_filled_total" where "Id" like '%SampleIssue%'`,
      );
      expect(rows).toEqual([]);
    });

  it.each([
    ['a table that is gone', { links: [{ ...handOut, from: { table: 'Gone' } }] }, '/links/0/from/table'],
    [
      'a field that is no number',
      { ...relations, links: [{ ...handOut, carries: { field: 'ItemName', of: 'Qty' } }] },
      '/links/0/carries/field',
    ],
    ['a column of another type', { links: [{ ...handOut, via: 'ItemName' }] }, '/links/0/via'],
    [
      'a circle',
      {
        links: [{ ...handOut, from: { table: 'SampleIssue', rows: 'SampleIssueLine' } }],
        fields: fields.slice(0, 1),
      },
      '/links',
    ],
    [
      'a state that cannot be',
      { ...relations, links: [{ ...handOut, allowedWhen: { '==': [{ var: 'Statu' }, 1] } }] },
      '/links/0/allowedWhen/==/0',
    ],
    [
      'a field name that is taken',
      { ...relations, fields: [{ ...fields[0], field: 'Qty' }] },
      '/fields/0/field',
    ],
    [
      'a field of a link that is not there',
      { ...relations, fields: [{ ...fields[0], of: 'other' }] },
      '/fields/0/of',
    ],
    ['what remains without what is carried', { ...relations, fields: [fields[3]] }, '/fields/0/holds'],
    ['an effect that does nothing', { effects: [{ name: 'idle', title: '无' }] }, '/effects/0'],
    ['a misspelt property', { link: [handOut] }, '/link'],
    [
      'too many links',
      { links: Array.from({ length: 51 }, (_, at) => ({ ...handOut, name: `l${at}` })) },
      '/links',
    ],
  ])('are refused with a place: %s', async (_name, patch, path) => {
    const issues = await check(patch);
    expect(issues.map((issue) => issue.path)).toContain(path);
    expect(await publish(patch, 0)).toMatchObject({ status: false });
  });

  it('change no link of the product but its words, conditions and tolerance', async () => {
    const { shipped } = await listed('Ware_OutWareHouseBill');
    const [delivery] = shipped.links;
    const other = { links: [{ ...delivery, via: 'ProcureOrderList_Id' }] };
    expect((await check(other, 'Ware_OutWareHouseBill'))[0]?.message).toContain('产品自带');
    const wider = { links: [{ ...delivery, tolerance: { over: { percent: 5 } } }] };
    expect(await check(wider, 'Ware_OutWareHouseBill')).toEqual([]);
  });

  it('are for super administrators alone', async () => {
    expect((await app.get('director', '/api/jig/relations')).body).toMatchObject({ status: false });
    for (const path of ['check', 'rehearse'])
      expect(
        await call(`jig/relations/${path}`, { table: 'SampleIssue', patch: {} }, 'director'),
      ).toMatchObject({
        status: false,
      });
  });

  it('link two tables: made from its source, refused beyond it, shown as what remains, taken back', async () => {
    const applied = await add('SampleApply', { ItemName: '端盖', Qty: 10 });
    const source: number = applied.data.data.SampleApply_Id;
    expect(await approve('SampleApply', source)).toMatchObject({ status: true });
    expect(await check(relations)).toEqual([]);
    expect(await publish(relations, 0)).toMatchObject({ status: true });
    expect(await listed('SampleIssue')).toMatchObject({ version: 1, own: relations });
    await filled([{ held: 0, done: 0, open: 10 }]);

    const from = { table: 'SampleApply', keys: [String(source)] };
    const made = await call('jig/make', { from, to: 'SampleIssue.handOut' });
    const [line] = made.data.detailData;
    expect(line).toMatchObject({ ItemName: '端盖', Qty: 10 });
    const first = await add('SampleIssue', { ...line, Qty: 4 });
    expect(first).toMatchObject({ status: true });
    const over = await add('SampleIssue', { ...line, Qty: 7 });
    expect([over.status, over.message]).toEqual([false, expect.stringContaining('还可以 6，本单要 7')]);
    expect(await approve('SampleIssue', first.data.data.SampleIssue_Id)).toMatchObject({ status: true });
    expect(await quantities()).toEqual([{ held: 4, done: 4, open: 6 }]);

    // With a tolerance the same document is taken; taken back, the link asks no more.
    const wide = { ...relations, links: [{ ...handOut, tolerance: { over: { percent: 10 } } }] };
    expect(await publish(wide, 1)).toMatchObject({ status: true });
    expect(await add('SampleIssue', { ...line, Qty: 7 })).toMatchObject({ status: true });
    expect(
      (await call('jig/relations/rehearse', { table: 'SampleIssue', patch: relations })).data,
    ).toMatchObject({
      documents: 2,
      links: [{ name: 'handOut', refused: 1, examples: [expect.stringContaining('共 10，已被占用 11')] }],
    });
    expect(
      await call('jig/schema/restore', { kind: 'relations', name: 'SampleIssue', version: 1 }),
    ).toMatchObject({
      status: true,
    });
    expect((await add('SampleIssue', { ...line, Qty: 1 })).status).toBe(false);
    expect(await publish({}, 3)).toMatchObject({ status: true });
    expect(await add('SampleIssue', { ItemName: '端盖', Qty: 99 })).toMatchObject({ status: true });
    // Declared again, totals are filled again: a document went while nothing was declared.
    await forgotten();
    await app.context.db.query('delete from "SampleIssueLine" where "Qty" = 7');
    expect(await publish(relations, 4)).toMatchObject({ status: true });
    await filled([{ held: 4, done: 4, open: 6 }]);
  });

  it('say what an approval sets, and rehearse it over stored documents', async () => {
    const effects = [
      {
        ...{ name: 'close', title: '登记备注' },
        sets: { table: 'SampleApply', via: 'Apply_Id', values: { Code: { cat: ['已办'] } } },
      },
    ];
    const fieldsOf = [{ field: 'Apply_Id', title: '申请单', of: 'close', holds: 'maker' }];
    expect((await check({ effects })).map(({ path }) => path)).toContain('/effects/0/sets/via');
    expect((await check({ effects, fields: fieldsOf })).map(({ path }) => path)).toContain(
      '/effects/0/sets/via',
    );
    const making = [
      {
        ...{ name: 'again', title: '生成新申请' },
        makes: {
          ...{ table: 'SampleApply', via: 'Issue_Id', values: {} },
          rows: {
            SampleApplyLine: {
              of: 'SampleIssueLine',
              values: { ItemName: { var: 'ItemName' }, Qty: { var: 'Qty' } },
            },
          },
        },
      },
    ];
    const patch = {
      effects: making,
      fields: [{ field: 'Issue_Id', title: '来源发放单', of: 'again', holds: 'maker' }],
    };
    expect(await check(patch)).toEqual([]);
    const rehearsed = await call('jig/relations/rehearse', { table: 'SampleIssue', patch });
    expect(rehearsed.data.effects).toMatchObject([{ name: 'again', having: 1 }]);
    const { version } = await listed('SampleIssue');
    expect(await publish(patch, version)).toMatchObject({ status: true });
    const issued = await add('SampleIssue', { ItemName: '轴套', Qty: 2 });
    expect(await approve('SampleIssue', issued.data.data.SampleIssue_Id)).toMatchObject({ status: true });
    const { rows } = await app.context.db.query(
      'select l."ItemName" as "item", l."Qty"::float as "qty", h."AuditStatus" as "status" from "SampleApplyLine" l join "SampleApply" h using ("SampleApply_Id") where h."Issue_Id" is not null',
    );
    expect(rows).toEqual([{ item: '轴套', qty: 2, status: 1 }]);
  });

  it('keep the documents they need, and leave with their own', async () => {
    const idOf = async (name: string) => {
      const found = await app.context.db.query(
        `select "Table_Id" as "id" from "Sys_TableInfo" where "TableName" = '${name}'`,
      );
      return found.rows[0]?.id;
    };
    const remove = async (name: string) => call(`builder/delTree?table_Id=${await idOf(name)}`, {});
    expect((await remove('SampleApply')).message).toContain('请先在单据关系中删除【生成新申请】');
    expect(await remove('SampleIssue')).toMatchObject({ status: true });
    expect(app.context.catalog.unfit).toEqual([]);
    expect(await remove('SampleApply')).toMatchObject({ status: true });
  });
});
