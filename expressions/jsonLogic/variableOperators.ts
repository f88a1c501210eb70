import { sourceLimits } from '../Limits.ts';
import type { Node, Variable } from '../Tree.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';
import type { JsonLogicReader } from './JsonLogicReader.ts';

const MANY = Number.POSITIVE_INFINITY;

/** `var`, `missing`, `missing_some`: the operators that read. Names are constants, so the reads are known. */
export const variableOperators: readonly JsonLogicOperator[] = [
  {
    name: 'var',
    arity: [0, 2],
    build(reader) {
      const variable = variableOf(reader, reader.raw[0] ?? '');
      return reader.raw.length < 2 ? variable : { ...variable, fallback: reader.argument(1) };
    },
  },
  {
    name: 'missing',
    arity: [0, MANY],
    build: (reader) => ({
      kind: 'missing',
      at: reader.at,
      variables: variablesOf(reader, reader.raw.flat()),
    }),
  },
  {
    name: 'missing_some',
    arity: [2, 2],
    build(reader): Node {
      const [enough, names] = reader.raw;
      // JSON text can hold 1e999, which a tree on the wire cannot.
      if (typeof enough !== 'number' || !Number.isFinite(enough) || !Array.isArray(names))
        return reader.refuse('invalid-argument', 'missing_some takes a number and a list of names.', {
          name: 'missing_some',
        });
      return { kind: 'missing', at: reader.at, enough, variables: variablesOf(reader, names) };
    },
  },
];

function variablesOf(reader: JsonLogicReader, names: readonly unknown[]): readonly Variable[] {
  if (names.length > sourceLimits.nodes)
    return reader.refuse('limit-nodes', 'Too many names.', { limit: sourceLimits.nodes });
  return names.map((name) => variableOf(reader, name));
}

function variableOf(reader: JsonLogicReader, name: unknown): Variable {
  if (typeof name !== 'string' && typeof name !== 'number')
    return reader.refuse('invalid-argument', 'A name must be a constant text.', { name: 'var' });
  const path = name === '' ? [] : stepsOf(String(name));
  if (path.length > sourceLimits.depth)
    return reader.refuse('limit-depth', 'The name has too many parts.', { limit: sourceLimits.depth });
  return places[reader.inside](reader, path, String(name));
}

/** (Most names are one step, and splitting would take as long as everything else.) */
function stepsOf(name: string): readonly string[] {
  return name.includes('.') ? name.split('.', sourceLimits.depth + 1) : [name];
}

/** Meaning of a path in each context. */
const places: Readonly<
  Record<
    JsonLogicReader['inside'],
    (reader: JsonLogicReader, path: readonly string[], name: string) => Variable
  >
> = {
  record: (reader, path) =>
    path.length === 0
      ? reader.refuse('whole-record', 'The record as a whole cannot be read; name a field.')
      : { kind: 'variable', at: reader.at, of: 'record', path },
  item: (reader, path) => ({ kind: 'variable', at: reader.at, of: 'item', path }),
  fold: (reader, [first, ...path], name) => {
    if (first === 'current') return { kind: 'variable', at: reader.at, of: 'item', path };
    if (first === 'accumulator') return { kind: 'variable', at: reader.at, of: 'accumulator', path };
    return reader.refuse('unknown-field', 'reduce reads current and accumulator only.', { name });
  },
};
