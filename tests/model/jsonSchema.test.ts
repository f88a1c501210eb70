import { beforeAll, describe, expect, it } from 'vitest';
import { jsonChecker } from '../../runtime/model/check/jsonSchema/checkJson.ts';
import { drawable } from '../../runtime/model/check/jsonSchema/drawable.ts';
import { isPlainPattern, loadPatterns } from '../../runtime/model/check/jsonSchema/patterns.ts';
import { readJsonSchema } from '../../runtime/model/check/jsonSchema/readJsonSchema.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import cases from './cases/jsonSchema.json' with { type: 'json' };

interface Case {
  readonly name: string;
  readonly schema: JsonObject;
  readonly data: Json;
  readonly issues: readonly string[];
}

beforeAll(loadPatterns);

const found = (schema: JsonObject) =>
  readJsonSchema(schema).issues.map(({ path, rule, severity }) => `${severity} ${path} ${rule}`);

/** A schema that requires `{ "to": ... }` of itself through others. */
const circle = (...names: readonly string[]): JsonObject => ({
  $ref: `#/$defs/${names[0]}`,
  $defs: Object.fromEntries(
    names.map((name, at) => [name, { $ref: `#/$defs/${names[(at + 1) % names.length]}` }]),
  ),
});

describe('data against a JSON Schema', () => {
  it.each(cases as unknown as readonly Case[])('$name', ({ schema, data, issues }) => {
    const read = readJsonSchema(schema);
    expect(read.issues).toEqual([]);
    const broken = jsonChecker(read.schema ?? {}).check(data);
    expect(broken.map(({ path, rule, params }) => `${path} ${rule} ${params.title}`)).toEqual(issues);
    for (const locale of ['zh', 'en'] as const)
      for (const issue of broken) expect(messageOf(issue, locale)).not.toMatch(/[{}]/);
  });

  it('answers a pattern that would hang the engine of the browser', () => {
    const schema: JsonObject = { properties: { a: { pattern: '^(a+)+$' }, b: { pattern: '(x+x+)+y' } } };
    const read = readJsonSchema(schema);
    expect(read.issues).toEqual([]);
    const data = { a: `${'a'.repeat(50_000)}!`, b: 'x'.repeat(50_000) };
    const rules = jsonChecker(read.schema ?? {}).check(data);
    expect(rules.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('stops after a number of steps instead of hanging', () => {
    const twice: JsonObject = {
      allOf: [{ properties: { a: { $ref: '#' } } }, { properties: { a: { $ref: '#' } } }],
    };
    let data: Json = {};
    for (let depth = 0; depth < 60; depth += 1) data = { a: data };
    const { schema = {} } = readJsonSchema(twice);
    expect(
      jsonChecker(schema)
        .check(data)
        .map(({ rule }) => rule),
    ).toEqual(['jsonSchema.uncheckable']);
    const unique = jsonChecker({ uniqueItems: true });
    expect(unique.check(Array.from({ length: 100_000 }, (_, at) => ({ at })))[0]?.rule).toBe(
      'jsonSchema.uncheckable',
    );
  });
});

describe('what is read of a JSON Schema', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ['itself', { $ref: '#' }, ['error schema# jsonSchema.endless']],
    ['a circle of references', circle('a', 'b'), ['error schema#/$defs/a jsonSchema.endless']],
    ['itself by allOf', { allOf: [{ $ref: '#' }] }, ['error schema# jsonSchema.endless']],
    [
      'itself required',
      { required: ['a'], properties: { a: { $ref: '#' } } },
      ['warning schema# jsonSchema.endlessRequired'],
    ],
    [
      'two that require each other',
      {
        $ref: '#/$defs/a',
        $defs: {
          a: { required: ['b'], properties: { b: { $ref: '#/$defs/b' } } },
          b: { required: ['a'], properties: { a: { $ref: '#/$defs/a' } } },
        },
      },
      ['warning schema#/$defs/a jsonSchema.endlessRequired'],
    ],
    ['a tree', { properties: { a: { type: 'array', items: { $ref: '#' } } } }, []],
    [
      'no target',
      { properties: { a: { $ref: '#/no' } } },
      ['error schema#/properties/a/$ref playground.badRef'],
    ],
    [
      'another document',
      { properties: { a: { $ref: 'https://x.example/s' } } },
      ['error schema#/properties/a/$ref playground.badRef'],
    ],
    ['a word nobody knows', { propertees: {} }, ['warning schema#/propertees playground.unsupported']],
    ['a malformed word', { properties: 3 }, ['error schema#/properties schema.wrongType']],
    [
      'a pattern with look-ahead',
      { properties: { a: { pattern: '(?=a)b' } } },
      ['warning schema#/properties/a/pattern jsonSchema.pattern'],
    ],
    [
      'a name pattern that could hang',
      { patternProperties: { '^(a+)+$': {} } },
      ['warning schema#/patternProperties/^(a+)+$ jsonSchema.patternProperties'],
    ],
  ])('%s', (_name, schema, issues) => {
    expect(found(schema)).toEqual(issues);
  });

  it('refuses what is too large, too deep, or too wide once references are followed', () => {
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`p${at}`, {}]));
    expect(found({ properties: many })).toEqual(['error schema# jsonSchema.tooManyNodes']);
    let deep: JsonObject = {};
    for (let depth = 0; depth < 200; depth += 1) deep = { not: deep };
    expect(found(deep)).toEqual(['error schema# jsonSchema.tooDeep']);
    const names = Array.from({ length: 12 }, (_, at) => `d${at}`);
    const all = { properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])) };
    const wide = { ...all, $defs: Object.fromEntries(names.map((name) => [name, all])) };
    expect(found(wide)).toEqual(['error schema# jsonSchema.tooWide']);
    const doubling = Object.fromEntries(
      names.map((name, at) => [
        name,
        { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
      ]),
    );
    const chain = { $ref: '#/$defs/d0', $defs: { ...doubling, d12: {} } };
    expect(found(chain)).toEqual(['error schema# jsonSchema.tooWide']);
  });

  it.each([
    ['^x-', true],
    ['^[a-z]+$', true],
    ['^[A-Z][A-Za-z0-9_]*$', true],
    ['_id$', true],
    ['^(a+)+$', false],
    ['a*a*a*b', false],
    ['[a-z]+$', false],
    ['(a|a){30}b', false],
    ['a?a?a?a?a?aaaaa', false],
    ['[', false],
  ])('takes %s for property names: %s', (pattern, plain) => {
    expect(isPlainPattern(pattern)).toBe(plain);
  });

  it('is written as the form library knows it', () => {
    expect(
      drawable({
        properties: {
          pair: { prefixItems: [{ type: 'string' }, true], items: false },
          free: { type: 'array' },
          gone: false,
          any: true,
          several: { type: ['string', 'object'], title: '多种', properties: {} },
        },
        dependentRequired: { a: ['b'] },
      }),
    ).toMatchObject({
      properties: {
        pair: { type: 'array', items: [{ type: 'string' }, { $comment: 'any' }], additionalItems: false },
        free: { type: 'array', items: { $comment: 'any' } },
        any: { $comment: 'any' },
        several: { $comment: 'any', title: '多种' },
      },
      dependencies: { a: ['b'] },
    });
  });
});
