import { deepStrictEqual } from 'node:assert';
import { excel } from '../expressions/excel/index.ts';
import {
  compile,
  type Data,
  type DataObject,
  type Language,
  type Program,
  parseJsonLogic,
  scopeOf,
} from '../expressions/index.ts';
import { jsonata } from '../expressions/jsonata/index.ts';
import { detailScope, headerScope, recordScope } from '../runtime/model/formulas/recordScope.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import { type Case, casesOf } from './expressions.cases.ts';
import { type Crowd, runCrowd } from './expressions.crowd.ts';
import { graphFigures } from './expressions.graph.ts';
import { loadPeers, type Peers } from './expressions.peers.ts';
import { noContenders, peersOf, timeOfPromises } from './expressions.race.ts';
import { type Figure, median } from './measure.ts';
import { hastyPace, type RacePace, race, steadyPace } from './race.ts';
import { suiteOf } from './Suite.ts';

interface Size {
  readonly pace: RacePace;
  /** The pace of parsing and compiling. So much code takes part that a run with half of it optimised is half as fast. */
  readonly compiling: RacePace;
  /** Conditions that run before the measured ones. */
  readonly crowd: Crowd;
  /** Formulas of the graph. */
  readonly formulas: number;
  /** Undefined: nothing is compared with other libraries, which have a lock file of their own. */
  peers(): Promise<Peers | undefined>;
}

/** Maximum microseconds to parse and compile a formula: 100,000 per second. */
const MOST_US = 10;

const programOf = ({ logic, types, scales }: Case): Program => {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) throw new Error(`bench: ${tree.error.message}`);
  return compile(tree.value, { typeOf: (path) => types[path], scaleOf: (path) => scales[path] });
};

const answerOf = (program: Program, record: DataObject): Data => {
  const result = program.run(scopeOf(record));
  if (!result.ok) throw new Error(`bench: ${result.error.message}`);
  return result.value;
};

/** Evaluates all records. Returns the last result, so that the engine cannot drop the work. */
const over = (records: readonly DataObject[], run: (record: DataObject) => unknown) => (): unknown => {
  let last: unknown;
  for (let at = 0; at < records.length; at += 1) last = run(records[at] as DataObject);
  return last;
};

async function figuresOf(
  one: Case,
  program: Program,
  peers: Peers | undefined,
  pace: RacePace,
): Promise<readonly Figure[]> {
  const { what, records, hand, plain, limit } = one;
  const run = (record: DataObject): unknown => program.run(scopeOf(record));
  const time = race({ hand: over(records, hand), jig: over(records, run) }, pace, median);
  const us = (time.hand / records.length).toFixed(3);
  // The compared libraries cannot express empty values. They and the plain code get records without any.
  const clean = records.map(filled).filter((record) => record !== undefined);
  const contestants = peers === undefined ? noContenders : peersOf(one, peers);
  const beside = race(
    {
      plain: over(clean, plain),
      jig: over(clean, run),
      ...Object.fromEntries(Object.entries(contestants.now).map(([name, peer]) => [name, over(clean, peer)])),
    } as Record<string, () => unknown>,
    pace,
    median,
  );
  const later = await timeOfPromises(contestants.later, clean);
  const plainTime = beside.plain ?? Number.NaN;
  return [
    { what: `${what}: Jig / by hand (${us} us)`, value: time.jig / time.hand, unit: 'x', limit },
    ...Object.entries({ ...beside, ...later })
      .filter(([name]) => name !== 'plain')
      .map(([name, value]) => ({
        what: `${what}: ${name} / plain doubles`,
        value: value / plainTime,
        unit: 'x',
      })),
  ];
}

/**
 * Compares the scopes of forms and of the server with the engine's own. Makes a scope per run, as code that
 * checks single fields does.
 */
function scopeFigures({ what, records }: Case, program: Program, pace: RacePace): readonly Figure[] {
  const main = { Id: 1 };
  const time = race(
    {
      engine: over(records, (record) => program.run(scopeOf(record))),
      record: over(records, (record) => program.run(recordScope(record as Row))),
      header: over(records, (record) => program.run(headerScope({ main: record as Row, details: {} }))),
      row: over(records, (record) => program.run(detailScope(record as Row, main))),
    },
    pace,
    median,
  );
  return (['record', 'header', 'row'] as const).map((name) => ({
    what: `${what}: scope of a ${name} / of the engine`,
    value: time[name] / time.engine,
    unit: 'x',
    limit: MOST_SCOPE[name],
  }));
}

/**
 * Limits per scope. A header or row scope also builds related scopes, and a row scope checks for an own field
 * named `$main`.
 */
const MOST_SCOPE = { record: 1.2, header: 1.5, row: 2 };

/**
 * The record without lines that contain empty values or decimal text. Undefined when the record itself
 * contains any.
 */
function filled(record: DataObject): DataObject | undefined {
  const usual = (row: DataObject): boolean =>
    Object.values(row).every(
      (value) =>
        (value !== null && value !== '' && !/^\d+\.\d+$/.test(String(value))) || typeof value === 'number',
    );
  if (!Array.isArray(record.Lines)) return usual(record) ? record : undefined;
  return { ...record, Lines: (record.Lines as readonly DataObject[]).filter(usual) };
}

/** The first case as users write it. */
const asText: readonly { readonly language: Language; readonly text: string }[] = [
  { language: excel, text: '=ROUND(ROUND([Qty]*[Price]*(1-[Discount]),2)*(1+[TaxRate])+[Freight],2)' },
  {
    language: jsonata,
    text: '$round($round(Qty * Price * (1 - Discount), 2) * (1 + TaxRate) + Freight, 2)',
  },
];

function compiling(one: Case, peers: Peers | undefined, pace: RacePace): readonly Figure[] {
  const { texts } = peers === undefined ? noContenders : peersOf(one, peers);
  const [record = {}] = one.records;
  const typeOf = (path: string) => one.types[path];
  const ours = {
    'Jig, JSON Logic': () => programOf(one).run(scopeOf(record)),
    ...Object.fromEntries(
      asText.map(({ language, text }) => [
        `Jig, ${language.name}`,
        () => {
          const tree = language.parse(text);
          if (!tree.ok) throw new Error(`bench: ${tree.error.message}`);
          return compile(tree.value, { typeOf, languages: [language] }).run(scopeOf(record));
        },
      ]),
    ),
  };
  const time = race(
    {
      ...ours,
      ...Object.fromEntries(Object.entries(texts).map(([name, read]) => [name, () => read(record)])),
    } as Record<string, () => unknown>,
    pace,
    median,
  );
  const quickest = Math.min(...Object.keys(texts).map((name) => time[name] ?? Number.NaN));
  return Object.entries(time).map(([name, us]) => ({
    what: `parse and compile 5 fields, first answer: ${name} (${Math.round(1e6 / us)} a second)`,
    value: us,
    unit: 'us of CPU',
    ...(Object.hasOwn(ours, name) ? { limit: Math.min(MOST_US, quickest) } : {}),
  }));
}

/** `npm run bench -- expressions`: compiled programs beside good hand-written code and other libraries. */
export const expressionsSuite = suiteOf<Size>({
  title: 'expressions (one run of a compiled program; medians of rounds in turns)',
  full: {
    pace: steadyPace,
    compiling: { ...steadyPace, warming: 50 },
    crowd: { conditions: 500, rounds: 50 },
    formulas: 10_000,
    peers: loadPeers,
  },
  tiny: {
    pace: hastyPace,
    compiling: hastyPace,
    crowd: { conditions: 3, rounds: 1 },
    formulas: 100,
    peers: async () => undefined,
  },
  async measure(size) {
    const { pace } = size;
    const cases = await casesOf();
    const peers = await size.peers();
    const programs = cases.map((one) => ({ one, program: programOf(one) }));
    // Runs all cases first: an engine that has run only one formula is faster than in a product.
    for (const { one, program } of programs)
      for (const record of one.records)
        deepStrictEqual(answerOf(program, record), one.hand(record), one.what);
    runCrowd(size.crowd);
    const only = process.env.BENCH_CASE;
    const figures: Figure[] = [];
    for (const { one, program } of programs)
      if (only === undefined || one.what.includes(only))
        figures.push(...(await figuresOf(one, program, peers, pace)));
    if (only === undefined || 'scopes'.includes(only))
      figures.push(
        ...programs
          .filter(({ one }) => /^(arithmetic|nested)/.test(one.what))
          .flatMap(({ one, program }) => scopeFigures(one, program, pace)),
      );
    const [first] = cases;
    if (first !== undefined && only === undefined)
      figures.push(...compiling(first, peers, size.compiling), ...graphFigures(peers, size.formulas, pace));
    return figures;
  },
});
