import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const text = (field: string, title: string) => ({ field, title, type: 'text', maxlength: 40, editRowNo: 1 });

const area = {
  format: 1,
  table: 'Tree_Area',
  cnName: '区域',
  key: 'Area_Id',
  nameField: 'AreaName',
  parentField: 'ParentCode',
  parentBy: 'AreaCode',
  sortName: 'AreaCode',
  sortOrder: 'asc',
  indexes: [{ fields: ['AreaCode'], unique: true }],
  grid: { rowSwitch: 'Enable' },
  fields: [
    text('AreaCode', '区域编码'),
    text('AreaName', '区域名称'),
    {
      field: 'ParentCode',
      title: '上级区域',
      type: 'treeSelect',
      columnType: 'string',
      maxlength: 40,
      dataKey: 'treeAreas',
      editRowNo: 1,
    },
    { field: 'Enable', title: '启用', type: 'switch', default: 1, editRowNo: 2 },
  ],
};
const areas = {
  format: 1,
  dicNo: 'treeAreas',
  dicName: '区域',
  source: { table: 'Tree_Area', key: 'AreaCode', label: 'AreaName', parent: 'ParentCode' },
};

describe.each(dailyKinds)('a tree by the code of the parent, on %s', (kind) => {
  let app: TestApp;
  const ids = new Map<string, number>();
  const call = async (path: string, body: unknown) => (await app.post('admin', `/api/${path}`, body)).body;
  const publish = (kindName: string, name: string, patch: object) =>
    call('jig/schema/publish', { kind: kindName, name, patch });
  const add = async (AreaCode: string, ParentCode: string | null = null) => {
    const made = await call('Tree_Area/Add', {
      mainData: { AreaCode, AreaName: `区域 ${AreaCode}`, ParentCode, Enable: 1 },
    });
    if (made.status) ids.set(AreaCode, made.data.data.Area_Id);
    return made;
  };
  const update = async (code: string, more: object) =>
    call('Tree_Area/Update', { mainData: { Area_Id: ids.get(code), ...more } });
  const level = async (body: object, ...codes: readonly string[]) => {
    const path = codes.length === 0 ? 'getTreeTableRootData' : 'getTreeTableChildrenData';
    const answer = await call(`Tree_Area/${path}`, {
      ...body,
      ...(codes.length > 0 && { ids: codes.map((code) => String(ids.get(code))) }),
    });
    return answer.rows.map(
      (row: Readonly<Record<string, unknown>>) => `${row.AreaCode}${row.hasChildren === true ? '+' : ''}`,
    );
  };

  beforeAll(async () => {
    app = await openTestApp(kind);
    // The dictionary reads the table, whose parent chooses from it.
    const bare = { ...area, fields: area.fields.filter(({ field }) => field !== 'ParentCode') };
    const { parentField: _, parentBy: __, ...flat } = bare;
    expect((await publish('table', area.table, flat)).message).toBe('保存成功');
    const { parent: ___, ...source } = areas.source;
    expect((await publish('dictionary', areas.dicNo, { ...areas, source })).message).toBe('保存成功');
    expect((await publish('table', area.table, area)).message).toBe('保存成功');
    expect((await publish('dictionary', areas.dicNo, areas)).message).toBe('保存成功');
    // Numbers as codes that are keys of other rows: nothing may take one for the other.
    for (const [code, parent] of [
      ['3', null],
      ['1', '3'],
      ['2', '1'],
      ['4', '3'],
      ['5', null],
    ] as const)
      expect((await add(code, parent)).message).toBe('保存成功');
  });
  afterAll(() => app.close());

  it('shows its roots and levels in order', async () => {
    expect(await level(query())).toEqual(['3+', '5']);
    expect(await level(query(), '3')).toEqual(['1+', '4']);
    expect(await level(query(), '1', '5')).toEqual(['2']);
    expect(await level(query(), '2')).toEqual([]);
  });

  it('keeps the rows above what a search finds', async () => {
    const found = query([{ name: 'AreaName', value: '区域 2', displayType: 'like' }]);
    expect(await level(found)).toEqual(['3+']);
    expect(await level(found, '3')).toEqual(['1+']);
  });

  it('knows the rows below one, and switches them with it', async () => {
    const below = async (code: string) =>
      (await app.get('admin', `/api/Tree_Area/getChildIds?Id=${ids.get(code)}`)).body;
    expect((await below('3')).toSorted()).toEqual(
      ['3', '1', '2', '4'].map((code) => ids.get(code)).toSorted(),
    );
    expect(await below('2')).toEqual([ids.get('2')]);
    expect((await call('Tree_Area/switchRow', { key: ids.get('1'), value: 0 })).status).toBe(true);
    const { rows } = await app.context.db.query(
      'select "AreaCode" from "Tree_Area" where "Enable" = 0 order by 1',
    );
    expect(rows.map(({ AreaCode }) => AreaCode)).toEqual(['1', '2']);
  });

  it('is offered as a tree of codes', async () => {
    const [dictionary] = await call('Sys_Dictionary/GetVueDictionary', ['treeAreas']);
    expect(dictionary.data).toContainEqual({ key: '2', value: '区域 2', parentId: '1' });
  });

  it('refuses circles, unknown parents and a row as its own parent', async () => {
    for (const ParentCode of ['3', '1', '2'])
      expect((await update('3', { ParentCode })).message).toBe('上级区域不能是自己或自己的下级');
    const unknown = await update('5', { ParentCode: 'nowhere' });
    expect([unknown.status, unknown.data.issues[0].path]).toEqual([false, 'ParentCode']);
    expect((await add('9', '9')).status).toBe(false);
    expect((await add('0', '0')).status).toBe(false);
  });

  it('moves a row by its code', async () => {
    expect((await update('4', { ParentCode: '2' })).message).toBe('保存成功');
    expect(await level(query(), '2')).toEqual(['4']);
    expect((await update('4', { ParentCode: null })).message).toBe('保存成功');
    expect(await level(query())).toEqual(['3+', '4', '5']);
  });

  it('refuses to delete a row with rows below it, and to take its code away', async () => {
    expect((await call('Tree_Area/Del', [ids.get('1')])).status).toBe(false);
    expect((await update('1', { AreaCode: '7' })).status).toBe(false);
    expect((await update('5', { AreaCode: '55' })).status).toBe(true);
    expect((await call('Tree_Area/Del', [ids.get('5')])).status).toBe(true);
  });

  it('is read by its roots when the keys are guids, too', async () => {
    const part = {
      format: 1,
      table: 'Tree_Part',
      cnName: '部件',
      key: 'Part_Id',
      keyType: 'guid',
      parentField: 'Up',
      fields: [text('PartName', '名称'), { ...text('Up', '上级'), maxlength: undefined, columnType: 'guid' }],
    };
    expect((await publish('table', part.table, part)).message).toBe('保存成功');
    const made = await call('Tree_Part/Add', { mainData: { PartName: '机架' } });
    const Up = made.data.data.Part_Id;
    expect((await call('Tree_Part/Add', { mainData: { PartName: '立柱', Up } })).status).toBe(true);
    const names = ({ rows }: { rows: readonly { PartName: string }[] }) => rows.map((row) => row.PartName);
    expect(names(await call('Tree_Part/getTreeTableRootData', query()))).toEqual(['机架']);
    expect(names(await call('Tree_Part/getTreeTableChildrenData', { ...query(), ids: [Up] }))).toEqual([
      '立柱',
    ]);
  });

  it('is refused as a schema when the column cannot name a parent', async () => {
    const rules = async (patch: object) =>
      (await publish('table', area.table, patch)).data.issues.map(({ rule }: { rule: string }) => rule);
    expect(await rules({ ...area, indexes: [] })).toEqual(['schema.parentByNotUnique']);
    const { parentField: _, ...flat } = area;
    expect(await rules(flat)).toContain('schema.parentByAlone');
    const byKey = { ...areas, source: { ...areas.source, key: 'Area_Id' } };
    expect((await publish('dictionary', areas.dicNo, byKey)).data.issues).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ rule: 'schema.dictionaryParentBy' })]),
    );
  });
});
