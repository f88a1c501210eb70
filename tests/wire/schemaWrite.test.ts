import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { check } from '../../scripts/schema/check.ts';
import { root, shippedFiles } from '../../scripts/schema/schemaFiles.ts';
import { world } from '../../scripts/schema/world.ts';
import { type PublishedFiles, publishedFiles } from '../../scripts/schema/write/publishedFiles.ts';
import { overlaysInForce } from '../../server-mock/catalog/versions.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { checkEntry } from './checkEntry.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const shipped = shippedFiles();

describe('what was published, as files', () => {
  let app: TestApp;
  let checkout: string;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
    checkout = mkdtempSync(join(tmpdir(), 'jig-write-'));
    cpSync(join(root, 'schemas'), join(checkout, 'schemas'), { recursive: true });
  });
  afterAll(async () => {
    await app.close();
    rmSync(checkout, { recursive: true });
  });

  const made = async (files: ReadonlyMap<string, string> = shipped): Promise<PublishedFiles> =>
    publishedFiles(files, await overlaysInForce(app.context.db), [], app.context.catalog.types);
  const publish = async (kind: string, name: string, patch: object): Promise<void> => {
    const { body } = await app.post('admin', '/api/jig/schema/publish', { kind, name, patch });
    expect(body).toMatchObject({ status: true });
  };
  const shown = async (one: TestApp): Promise<JsonObject> => {
    const { bundle } = one.context.catalog.source;
    const page = bundle.pages.find(({ path }) => path === '/Equip_Check');
    const { $schema: _, ...rest } = page as JsonObject & typeof page;
    const layers = (await one.get('admin', '/api/jig/table?name=Equip_Check')).body.data.layers;
    const words = JSON.stringify(layers).replaceAll(/"\$schema":"[^"]*",/g, '');
    const menu = bundle.menus.find(({ url }) => url === '/Equip_Check');
    const choices = await one.post('admin', '/api/Sys_Dictionary/GetVueDictionary', ['Equip_Check_Result']);
    return { page: rest, layers: JSON.parse(words), menu, choices: choices.body } as unknown as JsonObject;
  };

  it('is nothing when nothing was published, or the same as the file', async () => {
    expect((await made()).files).toEqual([]);
    const gender = app.context.catalog.source.bundle.dictionaries.get('gender') as object;
    await publish('dictionary', 'gender', Object.fromEntries(Object.entries(gender).toReversed()));
    expect((await made()).files).toMatchObject([
      { file: 'schemas/dictionaries/gender.json', how: 'unchanged' },
    ]);
  });

  it('has each schema in the folder of its module, with its texts, and passes the check', async () => {
    expect((await app.post('admin', '/api/Sys_TableInfo/Add', checkEntry)).body).toMatchObject({
      status: true,
    });
    const customer = app.context.catalog.source.bundle.tables.get('Customer') as unknown as JsonObject;
    await publish('table', 'Customer', { ...customer, sortName: 'CustomerCode' });
    const { files, left, toRead } = await made();
    expect(files.map(({ file, how }) => `${how} ${file}`)).toEqual([
      'new schemas/dictionaries/Equip_Check_Result.json',
      'unchanged schemas/dictionaries/gender.json',
      'changed schemas/dictionaries/numberRuleForm.json',
      'changed schemas/menus.json',
      'new schemas/pages/equipment/Equip_Check.json',
      'changed schemas/tables/base/Customer.json',
      'new schemas/tables/equipment/Equip_Check.json',
      'changed schemas/texts/en/dictionaries.json',
      'changed schemas/texts/en/equipment.json',
    ]);
    expect(left).toEqual([]);
    expect([...toRead.keys()]).toContain('schemas/texts/en/equipment.json');
    const textOf = (name: string): string => files.find(({ file }) => file.endsWith(name))?.text ?? '';
    expect(textOf('pages/equipment/Equip_Check.json')).toBe(
      '{ "$schema": "../../meta/page.schema.json", "format": 1, "page": "list", "path": "/Equip_Check", "table": "Equip_Check", "quickSearch": "CheckCode" }\n',
    );
    expect(textOf('texts/en/equipment.json')).toContain('    "点检结论": "Result"');
    // One line of the customer's file changed, and nothing else of it.
    const old = new Set((shipped.get('schemas/tables/base/Customer.json') ?? '').split('\n'));
    expect(
      textOf('base/Customer.json')
        .split('\n')
        .filter((line) => !old.has(line)),
    ).toEqual(['  "sortName": "CustomerCode",']);
    const after = new Map([...shipped, ...files.map(({ file, text }) => [file, text] as const)]);
    const options = { ...world, completeTexts: true };
    expect(check(after, new Map(), app.context.catalog.types, options, 'en').lines).toEqual([]);
  });

  it('reads the same after a start with the files and an empty database, and then writes nothing more', async () => {
    const { files } = await made();
    for (const { file, text } of files) {
      mkdirSync(dirname(join(checkout, file)), { recursive: true });
      writeFileSync(join(checkout, file), text);
    }
    expect((await made(shippedFiles(checkout))).files.map(({ how }) => how)).not.toContain('changed');
    const other = await openTestApp(dailyKind, { schemas: join(checkout, 'schemas') });
    try {
      expect(await shown(other)).toEqual(await shown(app));
      const { body } = await other.post('admin', '/api/Equip_Check/Page', query([]));
      expect(body).toMatchObject({ rows: [] });
    } finally {
      await other.close();
    }
  });

  it('names what no file can hold, and what does not fit the files', async () => {
    await publish('design', 'Customer', { fields: [{ field: 'CustomerName', width: 300 }] });
    await publish('table', 'Customer', app.context.catalog.source.bundle.tables.get('Customer') as object);
    expect((await made()).left).toMatchObject([{ kind: 'design', name: 'Customer' }]);
    const lost = {
      kind: 'page',
      name: '/Lost',
      version: 3,
      patch: { page: 'list', path: '/Lost', table: 'Gone' },
    };
    const { unfit, files } = publishedFiles(shipped, [lost], [], app.context.catalog.types);
    expect([unfit, files]).toEqual([[lost], []]);
  });
});
