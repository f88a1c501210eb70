import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';
import { linkedCopy } from '../setup/linkedCopy.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import type { TestApp } from './testApp.ts';

const blocks = [
  ...readFileSync(join(root, 'docs/recipes/schema-kind.md'), 'utf8').matchAll(
    /^```\w+ (\S+)\n([\s\S]*?)^```$/gm,
  ),
].map(([, file = '', code = '']) => ({ file, code }));

const codeOf = (ending: string): string => blocks.find(({ file }) => file.endsWith(ending))?.code ?? '';

const list = 'runtime/model/check/kinds/schemaKinds.ts';

/** The product with the recipe followed in it. */
let copy: string;
let app: TestApp;

const orders = { format: 2, lanes: 'orders', table: 'Production_SalesOrder', columns: 'Currency' };

/** Imports a file of the copy. */
const ofCopy = (file: string) => import(/* @vite-ignore */ join(copy, file));

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'jig-kind-'));
  linkedCopy(copy, {
    entries: [
      'tests/wire/testApp.ts',
      'runtime/model/check/checkFiles.ts',
      'runtime/model/fields/types/index.ts',
      'server-mock/catalog/versions.ts',
    ],
    changed: [list],
  });
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, code } of blocks) {
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    if (!file.endsWith('schemaKinds.ts')) writeFileSync(path, code);
  }
  const [line, entry] = codeOf('schemaKinds.ts').trim().split('\n\n');
  const text = readFileSync(join(copy, list), 'utf8').replace('\n];', `\n${entry}\n];`);
  writeFileSync(join(copy, list), `${line}\n${text}`);
  const { openTestApp } = await ofCopy('tests/wire/testApp.ts');
  app = await openTestApp(dailyKind);
});
afterAll(async () => {
  await app?.close();
  rmSync(copy, { recursive: true, force: true });
});

const publish = async (patch: object) =>
  (await app.post('admin', '/api/jig/schema/publish', { kind: 'lanes', name: 'orders', patch })).body;

const inForce = () => app.context.catalog.bundle.others?.get('lanes')?.get('orders');

describe('the recipe of a kind of schema', () => {
  it('adds one file and one line of the list', () => {
    expect(blocks.map(({ file }) => file)).toEqual([
      'runtime/model/check/kinds/lanes.ts',
      'runtime/model/check/kinds/schemaKinds.ts',
      'schemas/lanes/orders.json',
    ]);
    expect(codeOf('schemaKinds.ts').trim().split('\n').filter(Boolean)).toHaveLength(2);
  });

  it('has its files read, migrated and checked', async () => {
    const [{ checkFiles }, { fieldTypeRegistry }] = await Promise.all([
      ofCopy('runtime/model/check/checkFiles.ts'),
      ofCopy('runtime/model/fields/types/index.ts'),
    ]);
    const table = readFileSync(join(root, 'schemas/tables/sales/Production_SalesOrder.json'), 'utf8');
    const found = (lanes: object) =>
      checkFiles(
        new Map([
          ['schemas/tables/sales/Production_SalesOrder.json', table],
          ['schemas/lanes/orders.json', JSON.stringify(lanes)],
        ]),
        fieldTypeRegistry([]),
      ).filter(({ path }: { path: string }) => path.startsWith('schemas/lanes/'));
    expect(found(orders)).toEqual([]);
    expect(found({ ...orders, columns: 'Curency' })).toMatchObject([
      {
        rule: 'schema.unknownField',
        path: 'schemas/lanes/orders.json#/columns',
        fix: { value: 'Currency' },
      },
    ]);
    expect(found({ ...orders, colour: 'red' })).toMatchObject([{ rule: 'schema.unknownProperty' }]);
    const { columns, ...old } = orders;
    expect(found({ ...old, format: 1, stages: columns })).toEqual([]);
    expect(found({ ...orders, format: 3 })).toMatchObject([{ rule: 'schema.formatUnknown' }]);
  });

  it('has its files in force on the server', () => {
    expect(inForce()).toEqual(orders);
  });

  it('is published with the checks of every kind, with history, and restored', async () => {
    expect(await publish({ ...orders, columns: 'SalesMann' })).toMatchObject({
      status: false,
      data: { issues: [{ rule: 'schema.unknownField', path: 'orders#/columns' }] },
    });
    expect(await publish({ ...orders, lanes: 'other' })).toMatchObject({
      status: false,
      data: { issues: [{ rule: 'server.overlayShape', path: '/lanes' }] },
    });
    for (const columns of ['SalesMan', 'PaymentTerm'])
      expect(await publish({ ...orders, columns })).toMatchObject({ status: true });
    expect(inForce()).toMatchObject({ columns: 'PaymentTerm' });
    await app.post('admin', '/api/jig/schema/restore', { kind: 'lanes', name: 'orders', version: 1 });
    expect(inForce()).toMatchObject({ columns: 'SalesMan' });
    const { body } = await app.get('admin', '/api/jig/schema/history?kind=lanes&name=orders');
    expect(body.data).toMatchObject([
      { version: 3, note: 'restore 1' },
      { version: 2 },
      { version: 1, patch: { columns: 'SalesMan' } },
    ]);
  });

  it('has versions of an older format migrated when they are read', async () => {
    await app.context.db.query(
      `update "jig_schema_version" set "Format" = null, "Patch" = $1 where "Kind" = 'lanes' and "Number" = 3`,
      [JSON.stringify({ format: 1, lanes: 'orders', table: orders.table, stages: 'PaymentTerm' })],
    );
    const { loadOverlays } = await ofCopy('server-mock/catalog/versions.ts');
    await loadOverlays(app.context);
    expect(inForce()).toEqual({ ...orders, columns: 'PaymentTerm' });
    const { body } = await app.get('admin', '/api/jig/schema/history?kind=lanes&name=orders');
    expect(body.data[0].patch).toEqual({ ...orders, columns: 'PaymentTerm' });
  });
});
