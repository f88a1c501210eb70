import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starRatingModel } from '../../docs/recipes/star-rating/model.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind, { plugins: [starRatingModel] });
});
afterAll(() => app.close());

const save = async (field: object) =>
  (
    await app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
      Sys_Table_Extends: [{ TableName: 'Customer', FieldName: '服务', FieldCode: 'Service', ...field }],
    })
  ).body;

const layered = async (): Promise<Record<string, unknown> | undefined> => {
  const layers: { kind: string; fields: Record<string, unknown>[] }[] = (
    await app.get('admin', '/api/jig/table?name=Customer')
  ).body.data.layers;
  return layers.flatMap(({ fields }) => fields).find(({ field }) => field === 'Service');
};

const add = async (Service: unknown) =>
  (await app.post('admin', '/api/Customer/Add', { mainData: { CustomerName: `甲${Service}`, Service } }))
    .body;

describe('an extension field of a plugin’s type', () => {
  it.each([
    [{ FieldType: 'comets' }, '扩展字段没有类型【comets】'],
    [{ FieldType: 'stars', FieldOptions: '{"stars":30}' }, '30 大于 10'],
    [{ FieldType: 'stars', FieldOptions: '{"moons":3}' }, 'moons'],
    [{ FieldType: 'text', FieldOptions: '{"stars":3}' }, 'stars'],
    [{ FieldType: 'stars', DefaultValue: '很多' }, '很多'],
  ])('is refused in words: %j', async (field, words) => {
    const { status, message } = await save(field);
    expect(status).toBe(false);
    expect(message).toContain(words);
    expect(await layered()).toBeUndefined();
  });

  it('is a column and a field with its options at once, and checks values by them', async () => {
    expect(await save({ FieldType: 'stars', FieldOptions: '{"stars":7}' })).toMatchObject({ status: true });
    expect(await layered()).toMatchObject({ title: '服务', type: 'stars', stars: 7 });
    expect((await add(7)).status).toBe(true);
    const refused = await add(8);
    expect([refused.status, refused.message]).toEqual([false, '服务不能大于7']);
  });

  it('keeps its options when the field is renamed on its page, where its type has a name', async () => {
    const page = await app.post('admin', '/api/Sys_Table_Extend/Page', { page: 1, rows: 30, wheres: '[]' });
    const row = page.body.rows.find(({ FieldCode }: { FieldCode: string }) => FieldCode === 'Service');
    const { TableEx_Id, TableName, FieldType } = row;
    const mainData = { TableEx_Id, TableName, FieldType, FieldName: '服务质量', FieldCode: 'Service' };
    expect((await app.post('admin', '/api/Sys_Table_Extend/Update', { mainData })).body.status).toBe(true);
    expect(await layered()).toMatchObject({ title: '服务质量', stars: 7 });
    const types = await app.post('admin', '/api/Sys_Dictionary/GetVueDictionary', ['extensionTypes']);
    expect(types.body[0].data.at(-1)).toMatchObject({ key: 'stars', value: '星级' });
  });
});
