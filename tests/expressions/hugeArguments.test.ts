import { describe, expect, it } from 'vitest';
import { functions } from '../../expressions/excel/functions/functions.ts';
import { excel } from '../../expressions/excel/index.ts';
import { compile, type Data, type DataObject, type Language, scopeOf } from '../../expressions/index.ts';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import { jsonata, prepare } from '../../expressions/jsonata/index.ts';
import { errorKey } from '../../runtime/model/formulas/errorText.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import '../../runtime/model/explain/allMessages.ts';
import { isMessageKey } from '../../runtime/model/messages/index.ts';
import { isPlainJson } from './fuzz/isPlainJson.ts';
import hostile from './hugeArguments.json' with { type: 'json' };
import { Random } from './Random.ts';

/**
 * A tenth of the limits of a run, to keep the scan fast. Times scale with it: the real limit is 4,000 ms of CPU.
 * `JIG_SCAN=full` scans with the whole limits.
 */
const full = process.env.JIG_SCAN === 'full';
const limits = full ? { milliseconds: 1_000 } : { steps: 100_000, bytes: 6_553_600, milliseconds: 1_000 };
const LONGEST = full ? 4_000 : 1_500;
/** Random mixtures per function. */
const ROUNDS = full ? 200 : 15;
const seed = Number(process.env.JIG_SEED ?? 20261122);

const many = Array.from({ length: 20_000 }, (_, row) => row);
const data: DataObject = {
  明细: many.map((row) => ({ 数量: row % 97, 名: `物料${row}` })),
  长: 'a'.repeat(1_000_000),
  空: [],
  'A1:A50000': Array.from({ length: 50_000 }, (_, row) => [row]),
  九: '9'.repeat(100_000),
  空白: ' '.repeat(1_000_000),
  半: '\ud842',
  画: `${'#'.repeat(1_000)}0.${'0'.repeat(1_000)}`,
  列: many,
  文: many.map((row) => `物料${row % 50}`),
  表: Array.from({ length: 200 }, (_, row) => Array.from({ length: 100 }, (_unused, column) => row * column)),
  键: Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [`k${key}`, key])),
  深: Array.from({ length: 190 }).reduce<Data>((inner) => ({ a: inner }), 1),
};
const excelData: DataObject = { ...data, 长: many.slice(0, 300).map(() => ({ 名: 'ab'.repeat(2_000) })) };

/** A call from an example: function and arguments as written. */
interface Sample {
  readonly callee: string;
  readonly given: readonly string[];
  readonly data: Data | undefined;
}

interface Place {
  readonly from?: number;
  readonly to?: number;
}

/** Examples of a function that consist of one call; functions without any use those of the data file. */
function samplesOf(
  language: Language,
  name: string,
  callee: string,
  examples: readonly { readonly source: string; readonly data: Data | undefined }[],
): readonly Sample[] {
  const known = new Map<string, readonly string[]>(Object.entries(hostile.samples)).get(name);
  if (known !== undefined) return [{ callee, given: known, data: undefined }];
  return examples.flatMap(({ source, data: own }) => {
    const tree = language.parse(source);
    if (!tree.ok || tree.value.root.kind !== 'formula') return [];
    const body = tree.value.root.body as { root?: unknown };
    const root = (body.root ?? body) as {
      kind: string;
      name?: string;
      callee?: { name?: string };
      arguments?: readonly Place[];
      operands?: readonly Place[];
    };
    if (root.kind !== 'call' || (root.name ?? root.callee?.name) !== name) return [];
    const given = (root.arguments ?? root.operands ?? []).map(({ from, to }) => source.slice(from, to));
    return [{ callee, given, data: own }];
  });
}

/** Replaces each argument of each sample by the hostile one, and appends one. */
function formulasOf(
  samples: readonly Sample[],
  argument: string,
  most: number,
): readonly [string, Data | undefined][] {
  return samples.flatMap(({ callee, given, data: own }) =>
    Array.from({ length: Math.min(given.length + 1, most) }, (_, at): [string, Data | undefined] => {
      const list = given.map((one, index) => (index === at ? argument : one));
      return [`${callee}(${(at === given.length ? [...given, argument] : list).join(', ')})`, own];
    }),
  );
}

/** Replaces several or all arguments at once. */
function mixedOf(
  samples: readonly Sample[],
  random: Random,
  words: readonly string[],
): readonly [string, Data | undefined][] {
  const [first = '1', ...others] = words;
  return samples.slice(0, 1).flatMap(({ callee, given, data: own }) =>
    Array.from({ length: ROUNDS }, (): [string, Data | undefined] => {
      const list = given.map((one) => (random.below(4) === 0 ? one : random.of([first, ...others])));
      return [`${callee}(${list.join(', ')})`, own];
    }),
  );
}

/** Fault of a formula's answer; undefined when there is none. */
function faultOf(language: Language, source: string, own: Data | undefined): string | undefined {
  const record = language === excel ? excelData : data;
  const given = typeof own === 'object' && own !== null && !Array.isArray(own) ? (own as DataObject) : {};
  const before = cpuMilliseconds();
  const tree = language.parse(source);
  const result = tree.ok
    ? compile(tree.value, { languages: [language] }).run(scopeOf({ ...record, ...given }), {
        now: '2026-03-20 09:30:00',
        instant: Date.UTC(2026, 2, 20),
        random: () => 0.5,
        limits,
      })
    : tree;
  const took = cpuMilliseconds() - before;
  if (took > LONGEST) return `${Math.round(took)} ms`;
  if (!result.ok) return isMessageKey(errorKey(result.error.code)) ? undefined : `code ${result.error.code}`;
  return isPlainJson(result.value) ? undefined : `no plain JSON: ${String(result.value).slice(0, 40)}`;
}

const nestedIf = `${'IF(TRUE,'.repeat(60)}1E308${',0)'.repeat(60)}`;
const nestedChoice = `${'(true ? '.repeat(60)}1e308${' : 0)'.repeat(60)}`;

describe('every Excel function', () => {
  const samples = [...functions.values()].map((definition) => ({
    most: definition.parameters.some(({ repeats }) => repeats) ? 99 : definition.parameters.length,
    list: samplesOf(
      excel,
      definition.name,
      `=${definition.name}`,
      definition.examples.map(({ formula, data: own }) => ({ source: formula, data: own })),
    ),
    name: definition.name,
  }));

  it('has an example that is a call of it', () => {
    const without = samples.filter(
      ({ list, name }) => list.length === 0 && (functions.get(name)?.parameters.length ?? 0) > 0,
    );
    // LET is its own node type and takes a name first.
    expect(without.map(({ name }) => name)).toEqual(['LET']);
  });

  it.each(hostile.excel)(
    'answers a value or an error within the limits, given $name anywhere',
    ({ text }) => {
      const argument = text === '@nested' ? nestedIf : text;
      const found = samples
        .flatMap(({ list, most }) => formulasOf(list, argument, most))
        .flatMap(([source, own]) => {
          const fault = faultOf(excel, source, own);
          return fault === undefined ? [] : [`${fault}: ${source.slice(0, 120)}`];
        });
      expect(found).toEqual([]);
    },
  );

  it(`answers a value or an error within the limits, given several at once (seed ${seed})`, async () => {
    await prepare();
    const random = new Random(seed);
    const words = hostile.excel.map(({ text }) => (text === '@nested' ? nestedIf : text));
    const found = samples
      .flatMap(({ list }) => mixedOf(list, random, words))
      .flatMap(([source, own]) => {
        const fault = faultOf(excel, source, own);
        return fault === undefined ? [] : [`${fault}: ${source.slice(0, 160)}`];
      });
    expect(found).toEqual([]);
  });
});

describe('every JSONata function', () => {
  const samples = [...nativeFunctions.values()].map(({ name, parameters, examples }) => ({
    name,
    parameters,
    list: samplesOf(
      jsonata,
      name,
      `$${name}`,
      examples.map(({ expr, data: own }) => ({ source: expr, data: own })),
    ),
  }));

  it('has an example that is a call of it', () => {
    const without = samples.filter(({ list, parameters }) => list.length === 0 && parameters.length > 0);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each(hostile.jsonata)(
    'answers a value or an error within the limits, given $name anywhere',
    async ({ text }) => {
      await prepare();
      const argument = text === '@nested' ? nestedChoice : text;
      const found = samples
        .flatMap(({ list, parameters }) => formulasOf(list, argument, parameters.length))
        .flatMap(([source, own]) => {
          const fault = faultOf(jsonata, source, own);
          return fault === undefined ? [] : [`${fault}: ${source.slice(0, 120)}`];
        });
      expect(found).toEqual([]);
    },
  );

  it(`answers a value or an error within the limits, given several at once (seed ${seed})`, async () => {
    await prepare();
    const random = new Random(seed);
    const words = hostile.jsonata.map(({ text }) => (text === '@nested' ? nestedChoice : text));
    const found = samples
      .flatMap(({ list }) => mixedOf(list, random, words))
      .flatMap(([source, own]) => {
        const fault = faultOf(jsonata, source, own);
        return fault === undefined ? [] : [`${fault}: ${source.slice(0, 160)}`];
      });
    expect(found).toEqual([]);
  });
});
