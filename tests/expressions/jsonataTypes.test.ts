import { describe, expect, it } from 'vitest';
import { checkTypes, type ValueType } from '../../expressions/index.ts';
import { jsonata } from '../../expressions/jsonata/index.ts';
import { infer } from '../../expressions/types/infer.ts';
import types from './jsonata/types.json';

const columns = new Map<string, ValueType>([
  ['Qty', 'number'],
  ['Price', 'number'],
  ['Name', 'text'],
  ['Day', 'date'],
  ['Lines', 'list'],
  ['Lines.Qty', 'number'],
  ['Lines.Name', 'text'],
]);
const typeOf = (path: string) => columns.get(path);

describe('types in a JSONata formula', () => {
  it.each(types)('$name: $formula', ({ formula, type, errors }) => {
    const tree = jsonata.parse(formula);
    if (!tree.ok) throw new Error(tree.error.message);
    const languages = [jsonata];
    const quiet = { report: () => undefined, learn: () => undefined };
    expect(infer(tree.value.root, { typeOf, languages, items: undefined, ...quiet })).toBe(type);
    const found = checkTypes(tree.value, typeOf, languages);
    expect(found.map(({ code, from, to }) => [code, from, to])).toEqual(errors ?? []);
  });
});
