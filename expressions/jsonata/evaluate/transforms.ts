import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { Callable } from '../callables/Callable.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { Transform } from '../JsonataNode.ts';
import type { JsonataObject, JsonataValue } from '../JsonataValue.ts';
import { Checker } from '../signature/Checker.ts';
import { compileBody } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { own } from './lookup.ts';
import { raise } from './raise.ts';
import type { Site } from './Site.ts';

type Copy = Record<string, JsonataValue>;

interface Parts {
  readonly node: Transform;
  readonly location: JsonataClosure;
  readonly update: JsonataClosure;
  readonly remove: JsonataClosure | undefined;
  readonly cost: number;
  readonly stack: number;
}

const DEPTH = 200;
const checker = new Checker('<(oa):o>');

/** Compiles `|location|update, remove|` to a function that returns a changed copy. */
export function compileTransform(node: Transform, site: Site): JsonataClosure {
  const inner: Site = { ...site, input: 'item', tail: false };
  const location = compileBody(node.location, inner);
  const update = compileBody(node.update, inner);
  const remove = node.remove === undefined ? undefined : compileBody(node.remove, inner);
  const cost = update.cost + (remove?.cost ?? 0);
  const closures = { location: location.closure, update: update.closure, remove: remove?.closure };
  const parts: Parts = { node, ...closures, cost, stack: site.counts.deepest };
  return (_input, environment) => new Transformer(parts, environment);
}

class Transformer extends Callable {
  readonly arity = 1;
  private readonly parts: Parts;
  private readonly environment: Environment;

  constructor(parts: Parts, environment: Environment) {
    super();
    this.parts = parts;
    this.environment = environment;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue {
    const [source] = checker.check(args, call);
    if (source === undefined) return undefined;
    const { location, cost, stack } = this.parts;
    frame.enter(stack);
    // Only copies made here may change: a location can also lead to the input itself.
    const copies = new Set<JsonataValue>();
    const result = copied(source, copies, frame, 0);
    const found = location(result, this.environment, frame);
    const places: readonly JsonataValue[] = Array.isArray(found) ? found : found === undefined ? [] : [found];
    for (const place of places) {
      frame.charge(cost + 1);
      this.change(place, copies.has(place) ? (place as Copy) : {}, frame);
    }
    frame.leave(stack);
    return result;
  }

  private change(place: JsonataValue, copy: Copy, frame: Frame): void {
    const { node, update, remove } = this.parts;
    const changes = update(place, this.environment, frame);
    if (changes !== undefined) {
      if (!isPlainObject(changes)) throw raise('T2011', frame, node.update);
      const keys = Object.keys(changes).filter((key) => key !== '__proto__');
      frame.allocate(32 * keys.length);
      for (const key of keys) copy[key] = own(changes, key);
    }
    const removed = remove?.(place, this.environment, frame);
    if (removed === undefined) return;
    for (const key of Array.isArray(removed) ? removed : [removed]) {
      if (typeof key !== 'string') throw raise('T2012', frame, node.remove ?? node);
      delete copy[key];
    }
  }
}

function isPlainObject(value: JsonataValue): value is JsonataObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Decimal) &&
    !(value instanceof Callable)
  );
}

function copied(value: JsonataValue, copies: Set<JsonataValue>, frame: Frame, depth: number): JsonataValue {
  if (Array.isArray(value)) {
    deeper(frame, depth, value.length);
    return value.map((item: JsonataValue) => copied(item, copies, frame, depth + 1));
  }
  if (!isPlainObject(value)) return value;
  const keys = Object.keys(value).filter((key) => key !== '__proto__');
  deeper(frame, depth, 2 * keys.length);
  const copy: Copy = {};
  for (const key of keys) {
    const below = copied(own(value, key), copies, frame, depth + 1);
    if (below !== undefined) copy[key] = below;
  }
  copies.add(copy);
  return copy;
}

function deeper(frame: Frame, depth: number, items: number): void {
  if (depth > DEPTH) throw frame.refuse('limit-depth', `Data nested deeper than ${DEPTH}.`);
  frame.charge(items + 1);
  frame.allocate(32 + 16 * items);
}
