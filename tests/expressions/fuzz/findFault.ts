import type {
  CompileOptions,
  Data,
  DataObject,
  Result,
  RunOptions,
  Tree,
} from '../../../expressions/index.ts';
import {
  checkTypes,
  compile,
  explain,
  parseJsonLogic,
  readPaths,
  reads,
  toSql,
  writeJsonLogic,
} from '../../../expressions/index.ts';
import { errorKey } from '../../../runtime/model/formulas/errorText.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { isMessageKey } from '../../../runtime/model/messages/index.ts';
import type { Attempt } from './Attempt.ts';
import type { Engine } from './engines.ts';
import { findServiceFault } from './findServiceFault.ts';
import { hugeData } from './hugeData.ts';
import { isPlainJson } from './isPlainJson.ts';

/** Maximum CPU milliseconds of an evaluation: its own limit is a second by the clock, on a machine up to four times as slow. */
export const LONGEST = 4_000;

/** A fault of an attempt; `kind` stays the same while it is shortened. */
export interface Fault {
  readonly kind: string;
  readonly detail: string;
}

/** Options of a run, as the server passes them; new for each run, because randomness starts anew. */
function runOptions(bindings: DataObject): RunOptions {
  let drawn = 0;
  return {
    now: '2026-03-20 09:30:00',
    instant: Date.UTC(2026, 2, 20, 1, 30),
    bindings,
    random: () => {
      drawn = (drawn * 7 + 3) % 101;
      return drawn / 101;
    },
    limits: { milliseconds: 1_000 },
  };
}

const guarded = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const keysOf = (): string => guarded.map((each) => Reflect.ownKeys(each).map(String).join()).join('|');
const keysBefore = keysOf();

/** Tries an input in every way the product uses; undefined when all succeed. */
export function findFault(engine: Engine, attempt: Attempt): Fault | undefined {
  try {
    return tried(engine, attempt);
  } catch (thrown) {
    const {
      name,
      message,
      stack = '',
    } = thrown instanceof Error ? thrown : new Error(JSON.stringify(thrown));
    const where = /expressions\/[^\s)]*/.exec(stack)?.[0] ?? '';
    return {
      kind: `crash ${name} ${where}`,
      detail: `${message} ${stack.split('\n').slice(1, 4).join(' ')}`,
    };
  }
}

function tried(engine: Engine, { source, data, types, bindings }: Attempt): Fault | undefined {
  const isHuge = data.startsWith('@');
  const input = isHuge ? hugeData(data) : (JSON.parse(data) as Data);
  const names = JSON.parse(bindings) as DataObject;
  const start = cpuMilliseconds();
  const parsed = engine.parse(source);
  const parsing = late(start, 'parse');
  const edited = source.length > 1_000 ? undefined : findServiceFault(engine.name, source);
  if (parsing ?? edited) return parsing ?? edited;
  if (!parsed.ok) {
    return (
      late(start, 'service') ??
      misplaced(parsed, source, engine.isText ? 'needs a place' : 'may have a place')
    );
  }
  const options: CompileOptions = {
    languages: engine.languages,
    ...(types.length === 0 ? {} : { typeOf: (path) => types[hash(path) % types.length] }),
  };
  const run = (tree: Tree, compiling: CompileOptions): Result<Data> =>
    compile(tree, compiling).run(engine.scope(input), runOptions(names));
  const running = cpuMilliseconds();
  const result = run(parsed.value, options);
  const fault =
    late(running, 'run') ?? misplaced(result, source, 'may have a place') ?? notPlain(result, source);
  if (fault !== undefined) return fault;
  // Trees are sent as JSON; scales only speed up typed numbers.
  const travelled = JSON.parse(JSON.stringify(parsed.value)) as Tree;
  const again = run(travelled, { ...options, scaleOf: (path) => hash(path) % 4 });
  return (
    different(result, again) ??
    changed(
      'data',
      isHuge ? data : JSON.stringify(input),
      isHuge ? data : JSON.stringify(JSON.parse(data)),
    ) ??
    changed('bindings', JSON.stringify(names), JSON.stringify(JSON.parse(bindings))) ??
    changed('prototypes', keysOf(), keysBefore) ??
    analysed(engine, parsed.value, options, input)
  );
}

/** Other uses of a tree: dependencies, types and the explanation of its result. */
function analysed(engine: Engine, tree: Tree, options: CompileOptions, input: Data): Fault | undefined {
  const start = cpuMilliseconds();
  reads(tree);
  readPaths(tree);
  checkTypes(tree, options.typeOf ?? (() => 'any'), engine.languages);
  explain(tree, engine.scope(input), { ...options, ...runOptions({}), limits: { milliseconds: 200 } });
  return late(start, 'explain') ?? (engine.name === 'conditions' ? rewritten(tree) : undefined);
}

/** Writes a condition back as JSON Logic and as SQL; a refusal there is an error value too. */
function rewritten(tree: Tree): Fault | undefined {
  toSql(tree, (name) => (name === 'missing' ? undefined : { sql: 'x', type: 'number' }));
  const logic = writeJsonLogic(tree);
  const back = logic.ok ? parseJsonLogic(logic.value) : undefined;
  const same = back === undefined || (back.ok && withoutPlaces(back.value) === withoutPlaces(tree));
  return same ? undefined : { kind: 'written otherwise', detail: JSON.stringify(logic) };
}

const withoutPlaces = (tree: Tree): string =>
  JSON.stringify(tree, (key, value) => (key === 'at' ? undefined : value));

function late(start: number, what: string): Fault | undefined {
  const took = cpuMilliseconds() - start;
  return took > LONGEST ? { kind: `late ${what}`, detail: `${Math.round(took)} ms` } : undefined;
}

function misplaced(
  result: Result<unknown>,
  source: string,
  rule: 'needs a place' | 'may have a place',
): Fault | undefined {
  if (result.ok) return undefined;
  const { error } = result;
  const detail = JSON.stringify(error);
  if (typeof error.code !== 'string' || !isMessageKey(errorKey(error.code))) return { kind: 'code', detail };
  if (typeof error.message !== 'string') return { kind: 'message', detail };
  const { from, to } = error;
  if (from === undefined && to === undefined)
    return rule === 'needs a place' ? { kind: `no place ${error.code}`, detail } : undefined;
  const within =
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    (from ?? -1) >= 0 &&
    (to ?? -1) >= (from ?? 0) &&
    (to ?? 0) <= source.length;
  return within ? undefined : { kind: `place ${error.code}`, detail };
}

function notPlain(result: Result<Data>, source: string): Fault | undefined {
  const { ok } = result;
  const seen = ok ? result.value : (result.error.params ?? null);
  if (!isPlainJson(seen)) return { kind: 'not plain JSON', detail: source.slice(0, 80) };
  return undefined;
}

function different(one: Result<Data>, other: Result<Data>): Fault | undefined {
  // Only the time limit is not deterministic.
  if ([one, other].some((each) => !each.ok && each.error.code === 'limit-time')) return undefined;
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first === second
    ? undefined
    : { kind: 'another answer', detail: `${first.slice(0, 200)} | ${second.slice(0, 200)}` };
}

function changed(what: string, now: string, before: string): Fault | undefined {
  return now === before ? undefined : { kind: `changed ${what}`, detail: now.slice(0, 200) };
}

function hash(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return sum;
}
