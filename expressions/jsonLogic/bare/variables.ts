import type { Closure } from '../../evaluate/Closure.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import { sourceLimits } from '../../Limits.ts';
import { ownValue } from '../../values/ownValue.ts';
import { plainValue } from '../../values/plainValue.ts';
import type { Value } from '../../values/Value.ts';
import type { BareNode } from './BareNode.ts';
import type { BareCompiler, BareData, BareOperator } from './BareOperator.ts';
import { noNumber, textOf, toInteger } from './coercion.ts';

/** Reads of unknown names count as everything. */
const everything: readonly string[] = ['*'];

/** `var`, `missing` and `missing_some`: the operators that read data. Names may be computed. */
export const variables: readonly BareOperator[] = [
  {
    name: 'var',
    result: 'any',
    reads: ([name]) => namesOf(name === undefined ? [] : [name]) ?? everything,
    compile({ operands: [name, fallback], at }, compiler) {
      const otherwise = fallback === undefined ? undefined : compiler.closure(fallback);
      const read = reader(name, at, compiler);
      return (frame) => {
        const value = read(frame);
        // Null stays null; only a missing value takes the default.
        if (value !== undefined) return Number.isNaN(value) ? noNumber : plainValue(value);
        return otherwise === undefined ? null : otherwise(frame);
      };
    },
  },
  {
    name: 'missing',
    result: 'list',
    reads: ([first, ...rest]) =>
      namesOf(first?.kind === 'list' ? first.items : first === undefined ? [] : [first, ...rest]) ??
      everything,
    compile({ operands, at }, { data, closure }) {
      const names = operands.map((operand) => closure(operand));
      return (frame) => {
        const values = names.map((name) => name(frame));
        frame.at = at;
        const [first] = values;
        return missing(frame, Array.isArray(first) ? first : values, data);
      };
    },
  },
  {
    name: 'missing_some',
    result: 'list',
    reads: ([, names]) => (names?.kind === 'list' ? namesOf(names.items) : undefined) ?? everything,
    compile({ operands: [least, list], at }, { data, closure }) {
      const enough = least === undefined ? undefined : closure(least);
      const names = list === undefined ? undefined : closure(list);
      return (frame) => {
        const needed = toInteger(enough?.(frame), frame);
        const all = names?.(frame) ?? [];
        const wanted: readonly Value[] = Array.isArray(all) ? all : [all];
        frame.at = at;
        const lost = missing(frame, wanted, data);
        return wanted.length - lost.length >= needed ? [] : lost;
      };
    },
  },
];

/** The names whose values are missing, null or empty text. */
function missing(frame: Frame, names: readonly Value[], data: BareData): readonly Value[] {
  frame.charge(names.length);
  frame.allocate(16 * names.length);
  return names.filter((name) => {
    const value = read(frame, pathOf(textOf(name, frame), frame), data);
    return value === undefined || value === null || value === '';
  });
}

/** Reads by a constant name, or by one computed in each run. Undefined: no such value. */
function reader(name: BareNode | undefined, at: string | undefined, { data, closure }: BareCompiler) {
  if (name !== undefined && name.kind !== 'constant') {
    const calculated: Closure = closure(name);
    return (frame: Frame) => {
      const text = textOf(calculated(frame), frame);
      frame.at = at;
      return read(frame, pathOf(text, frame), data);
    };
  }
  const path = stepsOf(String(name?.value ?? ''));
  return (frame: Frame) => {
    frame.at = at;
    return read(frame, path, data);
  };
}

function read(frame: Frame, path: readonly string[], data: BareData): unknown {
  const [first] = path;
  if (first === undefined) return data.whole(frame);
  if (path.length > sourceLimits.depth) throw frame.refuse('limit-depth', 'The name has too many parts.');
  if (first === '__proto__') return undefined;
  let value = data.read(frame, first);
  for (let step = 1; step < path.length; step += 1) value = ownValue(value, path[step] ?? '');
  return value;
}

function pathOf(name: string, frame: Frame): readonly string[] {
  frame.charge(name.length >>> 6);
  return stepsOf(name);
}

/** The steps of a name, one more than allowed if there are too many; the empty name is the data itself. */
function stepsOf(name: string): readonly string[] {
  return name === '' ? [] : name.split('.', sourceLimits.depth + 1);
}

/** The names if all are constants that name something, else undefined. */
function namesOf(nodes: readonly BareNode[]): readonly string[] | undefined {
  const names = nodes.map((node) => (node.kind === 'constant' ? String(node.value ?? '') : ''));
  return names.length === 0 || names.includes('') ? undefined : names;
}
