import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, scopeOf } from '../../expressions/index.ts';
import { groupsToTree } from '../../runtime/model/conditions/groupsToTree.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import { compileSql } from '../../server-mock/db/sql/compile.ts';
import { conditionSql } from '../../server-mock/db/sql/conditionSql.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import cases from './cases/days.json' with { type: 'json' };
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, type TestApp } from './testApp.ts';

const moments = [
  null,
  '2026-03-04 23:59:59',
  '2026-03-05 00:00:00',
  '2026-03-05 12:30:00',
  '2026-03-05 23:59:59',
  '2026-03-06 00:00:00',
];
const customers = moments.map((CreateDate, index) => ({
  CustomerCode: `C${index}`,
  CustomerName: `客户${index}`,
  CustomerType: 'direct',
  Enable: 1,
  CreateDate,
}));

describe.each(databaseKinds)('a day given to a time field on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { Customer: customers } } });
    await app.context.db.query(`update "Customer" set "CreateDate" = null where "CustomerCode" = 'C0'`, []);
  });
  afterAll(() => app.close());

  const asked = { page: 1, rows: 30, sort: 'CustomerCode', order: 'asc' };
  const found = async (part: object) => {
    const { body } = await app.post('admin', '/api/Customer/Page', { ...asked, ...part });
    expect(body.extra?.ignored ?? []).toEqual([]);
    return body.rows.map(({ CustomerCode }: { CustomerCode: string }) => CustomerCode);
  };
  const where = ({ sign, value }: (typeof cases)[number]) => ({
    // Without a word for equality every other word means equal.
    wheres: JSON.stringify([{ name: 'CreateDate', value, displayType: sign }]),
  });

  it.each(cases)('means the whole day: $sign $value', async (one) => {
    const { sign, value } = one;
    const entry = { field: 'CreateDate', filterType: sign, value };
    const group = { tjzType: 'or', tjOptions: [entry] };
    expect(await found(where(one)), 'wheres').toEqual(one.found);
    expect(await found({ filters: JSON.stringify([entry]) }), 'filters').toEqual(one.found);
    expect(await found({ filters: JSON.stringify([group]) }), 'groups').toEqual(one.found);

    const exported = await app.raw(
      'admin',
      '/api/Customer/Export',
      json({ ...asked, ...where(one), columns: ['CustomerCode'] }),
    );
    expect((await sheetOf(exported)).slice(1).map(([code]) => code)).toEqual(one.found);

    const table = app.context.catalog.table('Customer');
    if (table === undefined) throw new Error('no table');
    const document = { main: table, details: [] };
    const { groups, issues } = readGroups([entry], document);
    expect(issues).toEqual([]);
    const tree = groupsToTree(groups, document);
    const { run } = compile(tree);
    const held = customers.filter((row) => {
      const answer = run(scopeOf(row));
      return answer.ok && answer.value === true;
    });
    expect(
      held.map(({ CustomerCode }) => CustomerCode),
      'evaluator',
    ).toEqual(one.found);
    const { sql, params } = compileSql(conditionSql(table, tree));
    const { rows } = await app.context.db.query(
      `select "CustomerCode" as code from "Customer" where ${sql} order by 1`,
      params,
    );
    expect(
      rows.map(({ code }) => code),
      'sql',
    ).toEqual(one.found);
  });

  it('is found by the quick search', async () => {
    const multiples = JSON.stringify({ fields: ['CustomerName', 'CreateDate'], value: '2026-03-05' });
    expect(await found({ multiples })).toEqual(['C2', 'C3', 'C4']);
  });
});
