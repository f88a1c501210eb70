import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Data, DataObject, ValueType } from '../expressions/index.ts';

/** One rule of the group, as a schema and as hand-written code. */
interface Rule {
  readonly logic: unknown;
  readonly hand: string;
  readonly plain: string;
}

/** The 40 fields of the record, whose types repeat in this order. */
const types: readonly ValueType[] = ['number', 'text', 'date', 'number'];
export const ruleFields: readonly { readonly name: string; readonly type: ValueType }[] = Array.from(
  { length: 40 },
  (_, at) => ({ name: `F${at}`, type: types[at % 4] ?? 'text' }),
);

const cities = ['上海', '苏州', '宁波', '青岛', '广州'];

/** Makes a rule for a field of this type; every fifth rule tests the same field again. */
function ruleOf(at: number): Rule {
  const { name, type } = ruleFields[at % ruleFields.length] ?? { name: 'F0', type: 'number' };
  const field = { var: name };
  const round = Math.floor(at / ruleFields.length);
  if (type === 'number') {
    if (round === 4)
      return {
        logic: { '!=': [field, 7] },
        hand: `num(r.${name}) !== 7`,
        plain: `r.${name} !== 7`,
      };
    const [operator, limit] = round % 2 === 0 ? ['>', -1 - at] : ['<=', 1000 + at];
    return {
      logic: { [operator]: [field, limit] },
      hand: `num(r.${name}) ${operator} ${limit}`,
      plain: `r.${name} ${operator} ${limit}`,
    };
  }
  if (type === 'date') {
    const [operator, limit] = round % 2 === 0 ? ['>=', '2026-01-05'] : ['<=', '2026-12-20'];
    return {
      logic: { [operator]: [field, limit] },
      hand: `date(r.${name}, '${limit}') ${operator} 0`,
      plain: `r.${name} ${operator} '${limit}'`,
    };
  }
  if (round === 4)
    return {
      logic: { '!=': [field, '北京'] },
      hand: `r.${name} !== '北京'`,
      plain: `r.${name} !== '北京'`,
    };
  if (round % 2 === 1)
    return {
      logic: { or: [{ '==': [field, '上海'] }, { '!=': [field, ''] }] },
      hand: `(r.${name} === '上海' || !empty(r.${name}))`,
      plain: `(r.${name} === '上海' || r.${name} !== '')`,
    };
  return {
    logic: { in: [field, cities] },
    hand: `(${cities.map((city) => `r.${name} === '${city}'`).join(' || ')})`,
    plain: `(${cities.map((city) => `r.${name} === '${city}'`).join(' || ')})`,
  };
}

const rules = Array.from({ length: 200 }, (_, at) => ruleOf(at));

/** `and` of 200 rules over 40 typed fields. */
export const ruleGroup: unknown = { and: rules.map((rule) => rule.logic) };

/** Records that pass all rules. Every eighth fails one or has an empty field. */
export const ruleRecords: readonly DataObject[] = Array.from({ length: 64 }, (_, at) => {
  const record: Record<string, Data> = {};
  for (const [index, { name, type }] of ruleFields.entries()) {
    if (type === 'number') record[name] = index % 3 === 0 ? index * 4 + at / 4 : index + at;
    else if (type === 'date') record[name] = `2026-0${1 + ((index + at) % 9)}-1${at % 10}`;
    else record[name] = cities[(index + at) % cities.length] ?? '';
    // A rule forbids 7.
    if (record[name] === 7) record[name] = 8;
  }
  if (at % 8 === 3) record[`F${(at * 5) % 40}`] = at % 16 === 3 ? null : '';
  if (at % 8 === 6) record.F8 = '12.50';
  return record;
});

/**
 * The group as hand-written code, with and without the contract. Generated as source text of a module with
 * 200 lines.
 */
export async function rulesByHand(primitives: {
  num(value: unknown): number;
  empty(value: unknown): boolean;
  compareDates(a: string, b: string): number;
}): Promise<Record<'hand' | 'plain', (record: DataObject) => boolean>> {
  const source = `export const make = ({ num, empty, compareDates }) => {
  const date = (value, limit) =>
    typeof value === 'string' && value !== '' ? compareDates(value, limit) : NaN;
  return {
    hand: (r) => ${rules.map((rule) => rule.hand).join(' &&\n      ')},
    plain: (r) => ${rules.map((rule) => rule.plain).join(' &&\n      ')},
  };
};`;
  const directory = await mkdtemp(join(tmpdir(), 'jig-bench-'));
  try {
    const file = join(directory, 'rules.mjs');
    await writeFile(file, source);
    const { make } = (await import(pathToFileURL(file).href)) as {
      make(given: object): Record<'hand' | 'plain', (record: DataObject) => boolean>;
    };
    return make(primitives);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
