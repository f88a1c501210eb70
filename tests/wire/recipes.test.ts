import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyNumberModel } from '../../docs/recipes/copy-number/model.ts';
import { gatePassModel } from '../../docs/recipes/gate-pass/model.ts';
import { plateWeightModel } from '../../docs/recipes/plate-weight/model.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { check } from '../../scripts/schema/check.ts';
import { root } from '../../scripts/schema/schemaFiles.ts';
import { world } from '../../scripts/schema/world.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const recipes = join(root, 'docs/recipes');
let folder: string;
let app: TestApp;
let removeFunctions: () => void;

/** The line of the menu that a recipe adds. */
const menuLine = (recipe: string): object =>
  JSON.parse(
    /```json menu\n([\s\S]*?)```/.exec(readFileSync(join(recipes, recipe, 'README.md'), 'utf8'))?.[1] ?? '',
  );

/** The schemas with those of the recipe, as the schema check reads them. */
const jsonFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.startsWith('meta'))
      .map((file) => [`schemas/${file}`, readFileSync(join(folder, file), 'utf8')] as const),
  );

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'jig-recipes-')), 'schemas');
  cpSync(join(root, 'schemas'), folder, { recursive: true });
  for (const recipe of ['gate-pass', 'plate-weight'])
    cpSync(join(recipes, recipe, 'schemas'), folder, { recursive: true });
  const file = join(folder, 'menus.json');
  const menus = JSON.parse(readFileSync(file, 'utf8'));
  menus.menus.push(menuLine('gate-pass'), menuLine('plate-weight'));
  for (const menu of menus.menus)
    if (menu.tableName === 'Production_SalesOrder') menu.actions.push('CopyNumber');
  writeFileSync(file, JSON.stringify(menus));
  removeFunctions = addPlugins([gatePassModel, copyNumberModel, plateWeightModel]);
  app = await openTestApp(dailyKind, {
    schemas: `${folder}/`,
    hooks: gatePassModel.hooks ?? {},
    file: {
      users: [{ userName: 'guard', realName: '赵门卫', password: 'jig-demo', roles: ['门卫'] }],
    },
  });
});
afterAll(async () => {
  await app?.close();
  removeFunctions?.();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const add = async (user: string, plate: string) =>
  (
    await app.post(user, '/api/Base_GatePass/Add', {
      mainData: { GatePassCode: `FX-${plate}`, Plate: plate, Reason: 'pickup' },
      detailData: [
        { GoodsName: '轴承', Qty: 12 },
        { GoodsName: '电机', Qty: 3 },
      ],
    })
  ).body;

describe('the recipe of gate passes', () => {
  it('passes the schema check with the actions and hooks of its plugins', () => {
    const types = fieldTypeRegistry([]);
    const known = (names: readonly string[]) => ({
      ...world,
      hooks: [...(world.hooks ?? []), ...names],
      actions: [...(world.actions ?? []), 'CopyNumber'],
    });
    const files = jsonFiles();
    expect(check(new Map(), files, types, known(['vehicleInside']), 'zh').lines).toEqual([]);
    expect(check(new Map(), files, types, known([]), 'zh').lines.join('\n')).toContain('vehicleInside');
    expect(check(new Map(), files, types, world, 'zh').failed).toBe(true);
  });

  it('stores a pass with its rows and adds them up', async () => {
    const saved = await add('guard', '沪A12345');
    expect(saved.message).toBe('保存成功');
    expect(saved.data.data).toMatchObject({ Reason: 'pickup', TotalQty: 15 });
  });

  it('refuses a second pass of a vehicle inside by its hook, in both languages', async () => {
    await add('guard', '沪B1');
    expect(await add('guard', '沪B1')).toMatchObject({ status: false, message: '车辆 沪B1 尚未离厂' });
  });

  it('gives the gatekeeper what its permission names and nothing else', async () => {
    expect((await app.post('guard', '/api/Base_GatePass/Page', { page: 1, rows: 30 })).body.rows.length).toBe(
      2,
    );
    const del = await app.post('guard', '/api/Base_GatePass/Del', ['1']);
    expect(del.body).toMatchObject({ status: false, code: '403' });
    expect((await app.post('guard', '/api/Customer/Page', { page: 1, rows: 30 })).body.status).not.toBe(0);
  });
});

describe('the recipe of a toolbar action', () => {
  it('is a permission the server hands to the browser', async () => {
    const { data } = (await app.get('admin', '/api/jig/session')).body;
    expect(JSON.stringify(data)).toContain('CopyNumber');
  });

  it('has its title where permissions are given', async () => {
    const roles = await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '销售'`);
    const path = `/api/Sys_Role/getUserTreePermission?roleId=${roles.rows[0]?.Role_Id}`;
    const { body } = await app.get('admin', path);
    expect(JSON.stringify(body)).toContain('"text":"复制单号"');
  });
});

describe('the recipe of a formula function', () => {
  const plate = async (code: string, more: object) =>
    (
      await app.post('admin', '/api/Base_SteelPlate/Add', {
        mainData: { PlateCode: code, Thickness: 10, Width: 1500, Length: 6000, ...more },
      })
    ).body;

  it('computes the weight on the server, whatever was sent for it', async () => {
    const saved = await plate('GB-1', { Weight: 1 });
    expect(saved.data.data).toMatchObject({ Weight: 706.5 });
    expect((await plate('GB-2', { Thickness: 40 })).data.data).toMatchObject({ Weight: 2826 });
  });

  it('gives no weight for a plate outside its bounds', async () => {
    expect((await plate('GB-9', { Thickness: 501 })).data.data).toMatchObject({ Weight: null });
  });

  it('chooses the same plates in SQL', async () => {
    const { body } = await app.post('admin', '/api/Sys_Dictionary/GetVueDictionary', ['heavyPlate']);
    const heavy = body.find((one: { dicNo: string }) => one.dicNo === 'heavyPlate');
    expect(heavy.data.map(({ value }: { value: string }) => value)).toEqual(['GB-2']);
  });
});
