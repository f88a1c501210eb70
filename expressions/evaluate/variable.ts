import type { Variable } from '../Tree.ts';
import { ownValue } from '../values/ownValue.ts';
import { plainValue } from '../values/plainValue.ts';
import { asNumber } from './asNumber.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import type { Frame } from './Frame.ts';

/**
 * Reads own data only; a missing value is null. A numeric field is read as a number, so decimal text
 * ('2.5000', '0.00') counts as its number everywhere. A field of the record is read once per run.
 */
export function compileVariable(node: Variable, context: CompileContext): Closure {
  const numeric = context.type(node) === 'number';
  const read = reader(node, numeric, context);
  if (node.fallback === undefined) return read;
  const filled = withFallback(read, context.closure(node.fallback));
  return numeric ? asNumber(filled) : filled;
}

function withFallback(read: Closure, fallback: Closure): Closure {
  return (frame) => {
    const value = read(frame);
    return value === null ? fallback(frame) : value;
  };
}

function reader(node: Variable, numeric: boolean, context: CompileContext): Closure {
  const [name = '', ...below] = node.path;
  if (node.of === 'record') {
    if (name === '__proto__') return () => null;
    const field = context.field(name);
    if (below.length === 0) return (frame) => frame.value(field);
    return numbered((frame) => plainValue(below.reduce<unknown>(ownValue, frame.value(field))), numeric);
  }
  if (node.of === 'item' && node.path.length === 1) {
    const field = context.itemField(name, numeric);
    return (frame) => frame.value(field);
  }
  const start: Closure = node.of === 'item' ? itemOf : (frame) => frame.accumulator;
  if (node.path.length === 0) return numbered(start, numeric);
  return numbered((frame) => plainValue(node.path.reduce<unknown>(ownValue, start(frame))), numeric);
}

const itemOf = (frame: Frame) => frame.item;

function numbered(closure: Closure, numeric: boolean): Closure {
  return numeric ? asNumber(closure) : closure;
}
