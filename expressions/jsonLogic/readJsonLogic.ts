import type { DataObject } from '../Data.ts';
import { sourceLimits } from '../Limits.ts';
import { Refusal } from '../Refusal.ts';
import { ownValue } from '../values/ownValue.ts';
import type { JsonLogicGrammar } from './JsonLogicGrammar.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';
import type { Inside, JsonLogicReader } from './JsonLogicReader.ts';
import { nearest } from './nearest.ts';

/**
 * Parses JSON Logic by a grammar's tables. Throws a Refusal for invalid input. No input overflows the stack,
 * because the walk stops at 200 levels and 20,000 nodes.
 */
export function readJsonLogic<N>(source: unknown, grammar: JsonLogicGrammar<N>): N {
  return new Parse(grammar).node(source, '', 0, 'record');
}

/** One parse with its node count. */
class Parse<N> {
  private nodes = 0;
  private readonly grammar: JsonLogicGrammar<N>;

  constructor(grammar: JsonLogicGrammar<N>) {
    this.grammar = grammar;
  }

  node(source: unknown, at: string, depth: number, inside: Inside): N {
    this.count(at, depth);
    if (Array.isArray(source)) return this.grammar.list(this.all(source, at, depth + 1, inside), at);
    if (typeof source === 'object' && source !== null) return this.object(source, at, depth, inside);
    this.constant(source, at);
    return this.grammar.constant(source, at);
  }

  private count(at: string, depth: number): void {
    this.nodes += 1;
    if (this.nodes > sourceLimits.nodes) throw tooMany(at);
    if (depth > sourceLimits.depth)
      throw refusal('limit-depth', 'The expression is nested too deeply.', at, { limit: sourceLimits.depth });
  }

  private constant(value: unknown, at: string): asserts value is null | boolean | number | string {
    if (value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value))
      return;
    throw refusal('invalid-literal', 'A constant must be null, a boolean, a finite number or text.', at);
  }

  /** The items of a list, each with its index in the pointer. */
  all(sources: readonly unknown[], at: string, depth: number, inside: Inside): readonly N[] {
    // Refuses a list over the limit before walking it.
    if (sources.length > sourceLimits.nodes) throw tooMany(at);
    const items: N[] = [];
    for (let index = 0; index < sources.length; index += 1)
      items.push(this.node(sources[index], `${at}/${index}`, depth, inside));
    return items;
  }

  private object(source: object, at: string, depth: number, inside: Inside): N {
    const names = Object.keys(source);
    const [name] = names;
    if (name !== undefined && names.length === 1) return this.operation(source, name, at, depth, inside);
    if (this.grammar.object !== undefined) {
      for (const key of names) this.data(ownValue(source, key), `${at}/${escaped(key)}`, depth + 1);
      // The walk has checked that it is plain data.
      return this.grammar.object(source as DataObject, at);
    }
    throw refusal('invalid-operation', 'An operation is an object with exactly one key.', at, {
      keys: names.length,
    });
  }

  /** Checks that a value inside an object is data, and counts it. */
  private data(value: unknown, at: string, depth: number): void {
    this.count(at, depth);
    if (typeof value !== 'object' || value === null) {
      this.constant(value, at);
      return;
    }
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const key of keys)
      this.data(ownValue(value, String(key)), `${at}/${escaped(String(key))}`, depth + 1);
  }

  private operation(source: object, name: string, at: string, depth: number, inside: Inside): N {
    const { operators } = this.grammar;
    const operator = operators.get(name) ?? unknown(name, operators.keys(), at);
    const value = ownValue(source, name);
    const raw: readonly unknown[] = Array.isArray(value) ? value : [value];
    const [least, most] = operator.arity;
    if (raw.length < least || raw.length > most) throw argumentCount(operator, raw.length, at);
    return operator.build(new Operation(this, `${at}/${escaped(name)}`, at, inside, value, raw, depth + 1));
  }
}

/** One operator, as its `build` sees it. */
class Operation<N> implements JsonLogicReader<N> {
  readonly at: string;
  readonly inside: Inside;
  readonly raw: readonly unknown[];
  private readonly parse: Parse<N>;
  /** Pointer of the arguments. */
  private readonly below: string;
  private readonly value: unknown;
  private readonly depth: number;

  constructor(
    parse: Parse<N>,
    below: string,
    at: string,
    inside: Inside,
    value: unknown,
    raw: readonly unknown[],
    depth: number,
  ) {
    this.parse = parse;
    this.below = below;
    this.at = at;
    this.inside = inside;
    this.value = value;
    this.raw = raw;
    this.depth = depth;
  }

  argument(index: number, inside: Inside = this.inside): N {
    // A single argument has no index in its pointer.
    const place = this.raw === this.value ? `${this.below}/${index}` : this.below;
    return this.parse.node(this.raw[index], place, this.depth, inside);
  }

  arguments(): readonly N[] {
    if (this.raw === this.value) return this.parse.all(this.raw, this.below, this.depth, this.inside);
    return [this.parse.node(this.value, this.below, this.depth, this.inside)];
  }

  refuse(code: string, message: string, params?: Readonly<Record<string, string | number>>): never {
    throw refusal(code, message, this.at, params);
  }
}

function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

function unknown(name: string, known: Iterable<string>, at: string): never {
  const suggestion = nearest(name, known);
  const params = { name, ...(suggestion === undefined ? {} : { suggestion }) };
  throw refusal('unknown-function', `There is no operator ${name}.`, at, params);
}

function argumentCount<N>(
  { name, arity: [least, most] }: JsonLogicOperator<N>,
  given: number,
  at: string,
): Refusal {
  const params = { name, least, given, ...(most === Number.POSITIVE_INFINITY ? {} : { most }) };
  return refusal('argument-count', `${name} does not take ${given} arguments.`, at, params);
}

function tooMany(at: string): Refusal {
  return refusal('limit-nodes', 'The expression has too many parts.', at, { limit: sourceLimits.nodes });
}

function refusal(
  code: string,
  message: string,
  at: string,
  params?: Readonly<Record<string, string | number>>,
): Refusal {
  return new Refusal({ code, message, at, ...(params === undefined ? {} : { params }) });
}
