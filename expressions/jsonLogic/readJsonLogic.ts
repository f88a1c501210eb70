import type { DataObject } from '../Data.ts';
import { sourceLimits } from '../Limits.ts';
import { Refusal } from '../Refusal.ts';
import { ownValue } from '../values/ownValue.ts';
import type { JsonLogicGrammar } from './JsonLogicGrammar.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';
import type { Inside, JsonLogicReader } from './JsonLogicReader.ts';
import { nearest } from './nearest.ts';

/**
 * Reads JSON Logic by a grammar's tables. Throws a Refusal for anything it does not take; no input overflows the stack,
 * because the walk ends at 200 levels and 20,000 nodes.
 */
export function readJsonLogic<N>(source: unknown, grammar: JsonLogicGrammar<N>): N {
  return new Parse(grammar).node(source, '', 0, 'record');
}

/** One parse: counts its nodes. */
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
  private all(sources: readonly unknown[], at: string, depth: number, inside: Inside): readonly N[] {
    // A list longer than the limit is refused before it is walked.
    if (sources.length > sourceLimits.nodes) throw tooMany(at);
    return Array.from(sources, (source, index) => this.node(source, `${at}/${index}`, depth, inside));
  }

  private object(source: object, at: string, depth: number, inside: Inside): N {
    const names = Object.keys(source);
    const [name] = names;
    if (name !== undefined && names.length === 1) return this.operation(source, name, at, depth, inside);
    if (this.grammar.object !== undefined) {
      for (const key of names) this.data(ownValue(source, key), `${at}/${escaped(key)}`, depth + 1);
      // The walk has shown that it is plain data.
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
    const below = `${at}/${escaped(name)}`;
    // A lone argument has no index in its pointer.
    const place = (index: number) => (Array.isArray(value) ? `${below}/${index}` : below);
    const reader: JsonLogicReader<N> = {
      at,
      inside,
      raw,
      argument: (index, within = inside) => this.node(raw[index], place(index), depth + 1, within),
      arguments: () =>
        Array.isArray(value)
          ? this.all(value, below, depth + 1, inside)
          : [this.node(value, below, depth + 1, inside)],
      refuse: (code, message, params) => {
        throw refusal(code, message, at, params);
      },
    };
    return operator.build(reader);
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
