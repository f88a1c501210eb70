import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { serverPlugins } from '../../plugins/server.ts';
import { kindOfFile } from '../../runtime/model/check/kindOfFile.ts';
import { metaOf, patchMetaOf } from '../../runtime/model/check/kinds/metaOf.ts';
import { isFileKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { fileKinds, kindNamed, schemaKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import { readFile } from '../../runtime/model/check/readFile.ts';
import { checkShape } from '../../runtime/model/check/shape.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { asObject, isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { check } from '../../scripts/schema/check.ts';
import { published } from '../../scripts/schema/generate.ts';
import { root, shippedFiles } from '../../scripts/schema/schemaFiles.ts';
import { world } from '../../scripts/schema/world.ts';
import { badFiles, baseFiles } from './fixture.ts';

const types = fieldTypeRegistry(serverPlugins.flatMap(({ fieldTypes }) => fieldTypes ?? []));

describe('the published JSON Schemas', () => {
  it('are what the field types say (else: npm run -s schema -- generate)', () => {
    const folder = join(root, 'schemas/meta');
    const files = published(types);
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
  });

  it('are JSON Schemas of draft 2020-12 that ajv compiles strictly', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    for (const kind of fileKinds) expect(ajv.validateSchema(metaOf(kind, types)), kind.name).toBe(true);
  });

  it('refuse and accept the same files in ajv and in our reader', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    const validators = new Map(fileKinds.map((kind) => [kind, ajv.compile(metaOf(kind, types))]));
    const files = [
      ...shippedFiles(),
      ...baseFiles,
      ...badFiles.map(({ path, text }) => [path, text] as const),
    ];
    let compared = 0;
    let refused = 0;
    for (const [path, text] of files) {
      const { value } = readFile(path, text);
      const kind =
        typeof value === 'object' && value !== null ? kindOfFile(path, value as JsonObject) : undefined;
      if (!kind) continue;
      const ours = checkShape(metaOf(kind, types), value, '').length === 0;
      expect(ours, path).toBe(validators.get(kind)?.(value));
      compared += 1;
      refused += ours ? 0 : 1;
    }
    expect(compared).toBeGreaterThan(60);
    expect(refused).toBeGreaterThan(5);
  });
});

/** Places within a JSON Schema that take numbers, and numbers alone, without saying between which. */
const unbounded = (shape: Json | undefined, path: string): readonly string[] => {
  if (Array.isArray(shape)) return shape.flatMap((one, at) => unbounded(one, `${path}/${at}`));
  if (!isObject(shape)) return [];
  const types = [shape.type].flat();
  const isNumber = types.every((type) => type === 'number' || type === 'integer' || type === 'null');
  const least = shape.minimum ?? shape.exclusiveMinimum;
  const isBound = typeof least === 'number' && typeof shape.maximum === 'number';
  return [
    ...(isNumber && !isBound ? [path] : []),
    ...Object.entries(shape).flatMap(([name, one]) => unbounded(one, `${path}/${name}`)),
  ];
};

describe('a number in a schema', () => {
  it.each(schemaKinds)('of kind $name has a least and a greatest value', (kind) => {
    const metas = [isFileKind(kind) ? metaOf(kind, types) : undefined, patchMetaOf(kind, types)];
    expect(metas.flatMap((meta) => unbounded(meta, kind.name))).toEqual([]);
  });

  it('is found where it has none', () => {
    const [page, height] = [kindNamed('page'), { type: 'integer', minimum: 1 }];
    const meta = page !== undefined && isFileKind(page) ? metaOf(page, types) : {};
    const options = { ...asObject(meta.properties), cards: { items: { properties: { height } } } };
    expect(unbounded({ ...meta, properties: options }, 'page')).toEqual([
      'page/properties/cards/items/properties/height',
    ]);
  });
});

describe('the shipped schemas', () => {
  it('have no mistake, and English for every text', () => {
    const options = { ...world, completeTexts: true };
    const { lines, files } = check(shippedFiles(), new Map(), types, options, 'en');
    expect(lines).toEqual([]);
    expect(files).toBeGreaterThan(20);
  });
});
