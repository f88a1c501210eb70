import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../setup/randomCases.ts';
import '../../runtime/model/formulas/registerLanguages.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { check } from '../../scripts/schema/check.ts';
import { baseFiles } from './fixture.ts';

const types = fieldTypeRegistry();
const wrong = ['schemas/tables/Wrong.json', '{ "format": 1, "table": "Wrong", "feilds": [] }'] as const;
const linesOf = (files: Iterable<readonly [string, string]>) =>
  check(baseFiles, new Map(files), types, {}, 'en').lines;

type Node = Record<string | number, unknown>;

/** Every place in a JSON value that can take another value. */
const placesOf = (value: unknown): readonly (readonly [Node, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[value as Node, name] as const, ...placesOf(inner)])
    : [];

describe('the schema check survives whatever stands in a file', () => {
  const expected = linesOf([wrong]).filter((line) => line.startsWith(wrong[0]));

  it.each([
    ['lists', '[', ']', 100_000],
    ['fields within fields', '[{"children":', '}]', 10_000],
  ])('%s without end are refused with a place', (_name, open, close, times) => {
    const text = `{ "format": 1, "table": "Deep", "fields": ${open.repeat(times)}${close.repeat(times)} }`;
    const file = 'schemas/tables/Deep.json';
    expect(linesOf([[file, text]])).toEqual([
      expect.stringMatching(/^schemas\/tables\/Deep\.json:1:\d+ error \/ Nested deeper than 64 levels$/),
    ]);
  });

  it('and one broken file hides no finding of another', () => {
    expect(expected).toHaveLength(4);
    const correct = [...baseFiles];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (file, place, value) => {
        const [path, text] = correct[file % correct.length] ?? ['', ''];
        const document: unknown = JSON.parse(text);
        const places = placesOf(document);
        const [parent, name] = places[place % places.length] ?? [{}, ''];
        parent[name] = value;
        const lines = linesOf([[path, JSON.stringify(document)], wrong]);
        expect(lines).toEqual(expect.arrayContaining(expected));
      }),
      { numRuns: randomCases },
    );
  });

  it.each([
    ['a format', '{ "format": { "toString": 0 }, "table": "T" }'],
    ['a type', '{ "format": 1, "table": "T", "fields": [{ "field": "A", "type": { "toString": 0 } }] }'],
    ['a page kind', '{ "format": 1, "path": "/T", "page": { "toString": [1] } }'],
  ])('that names %s which cannot be written as text', (_name, text) => {
    const lines = linesOf([['schemas/other/T.json', text], wrong]);
    expect(lines).toEqual(expect.arrayContaining([...expected, expect.stringContaining('T.json')]));
  });

  it('lists the first findings of a file and counts the rest', () => {
    const names = Array.from({ length: 50_000 }, (_, at) => `"k${at}": ${at}`).join(', ');
    const many = `{ "format": 1, "page": "Many", "type": "list", ${names} }`;
    const lines = linesOf([['schemas/pages/Many.json', many], wrong]);
    expect(lines.filter((line) => line.startsWith('schemas/pages/'))).toHaveLength(201);
    expect(lines.some((line) => line.includes('49'))).toBe(true);
    expect(lines).toEqual(expect.arrayContaining(expected));
  });

  it('refuses a file of more values than any schema has', () => {
    const text = `{ "format": 1, "page": "Vast", "fields": [${'0,'.repeat(300_000)}0] }`;
    expect(linesOf([['schemas/pages/Vast.json', text]])).toEqual([
      expect.stringMatching(/^schemas\/pages\/Vast\.json:1:\d+ error \/ A file holds at most 200000 values/),
    ]);
  });
});
