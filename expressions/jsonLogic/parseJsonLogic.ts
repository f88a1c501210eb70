import { sourceLimits } from '../Limits.ts';
import { caught, Refusal } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Node, Tree } from '../Tree.ts';
import { ownValue } from '../values/ownValue.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';
import type { Inside, JsonLogicReader } from './JsonLogicReader.ts';
import { nearest } from './nearest.ts';
import { operators } from './operators.ts';

/**
 * Reads JSON Logic with the rules of conditions and formulas in schemas. Errors have `at`, a JSON pointer, and one of the
 * codes `unknown-function` (params.name, params.suggestion), `argument-count`, `invalid-operation`, `invalid-argument`,
 * `invalid-literal`, `whole-record`, `limit-depth`, `limit-nodes`. Any input at all is answered; none overflows the stack,
 * because the walk ends at 200 levels and 20,000 nodes.
 */
export function parseJsonLogic(source: unknown): Result<Tree> {
  return caught(() => ({ root: new Parse().node(source, '', 0, 'record') }));
}

/** One parse: counts its nodes. */
class Parse {
  private nodes = 0;

  node(source: unknown, at: string, depth: number, inside: Inside): Node {
    this.nodes += 1;
    if (this.nodes > sourceLimits.nodes) throw tooMany(at);
    if (depth > sourceLimits.depth)
      throw refusal('limit-depth', 'The expression is nested too deeply.', at, { limit: sourceLimits.depth });
    if (Array.isArray(source)) return { kind: 'list', at, items: this.all(source, at, depth + 1, inside) };
    if (typeof source === 'object' && source !== null) return this.operation(source, at, depth, inside);
    if (!isConstant(source))
      throw refusal('invalid-literal', 'A constant must be null, a boolean, a finite number or text.', at);
    return { kind: 'literal', at, value: source };
  }

  /** The items of a list, each with its index in the pointer. */
  all(sources: readonly unknown[], at: string, depth: number, inside: Inside): readonly Node[] {
    // A list longer than the limit is refused before it is walked.
    if (sources.length > sourceLimits.nodes) throw tooMany(at);
    return Array.from(sources, (source, index) => this.node(source, `${at}/${index}`, depth, inside));
  }

  private operation(source: object, at: string, depth: number, inside: Inside): Node {
    const names = Object.keys(source);
    const [name] = names;
    if (name === undefined || names.length > 1)
      throw refusal('invalid-operation', 'An operation is an object with exactly one key.', at, {
        keys: names.length,
      });
    const operator = operators.get(name) ?? unknown(name, at);
    const value = ownValue(source, name);
    const raw: readonly unknown[] = Array.isArray(value) ? value : [value];
    const [least, most] = operator.arity;
    if (raw.length < least || raw.length > most) throw argumentCount(operator, raw.length, at);
    const below = `${at}/${name.includes('~') || name.includes('/') ? escaped(name) : name}`;
    // A lone argument has no index in its pointer.
    const place = (index: number) => (Array.isArray(value) ? `${below}/${index}` : below);
    const reader: JsonLogicReader = {
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
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unknown(name: string, at: string): never {
  const suggestion = nearest(name, operators.keys());
  const params = { name, ...(suggestion === undefined ? {} : { suggestion }) };
  throw refusal('unknown-function', `There is no operator ${name}.`, at, params);
}

function argumentCount(
  { name, arity: [least, most] }: JsonLogicOperator,
  given: number,
  at: string,
): Refusal {
  const params = { name, least, given, ...(most === Number.POSITIVE_INFINITY ? {} : { most }) };
  return refusal('argument-count', `${name} does not take ${given} arguments.`, at, params);
}

function tooMany(at: string): Refusal {
  return refusal('limit-nodes', 'The expression has too many parts.', at, { limit: sourceLimits.nodes });
}

function isConstant(value: unknown): value is null | boolean | number | string {
  return value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
}

function refusal(
  code: string,
  message: string,
  at: string,
  params?: Readonly<Record<string, string | number>>,
): Refusal {
  return new Refusal({ code, message, at, ...(params === undefined ? {} : { params }) });
}
