import type { Variable } from '../Tree.ts';
import { ownValue } from '../values/ownValue.ts';
import { plainValue } from '../values/plainValue.ts';
import { asNumber } from './asNumber.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import type { Frame } from './Frame.ts';

/**
 * Reads own data only; what is not there is null. A field known to be a number is read as one, so that decimal text
 * ('2.5000', '0.00') counts as its number wherever the value goes.
 */
export function compileVariable(node: Variable, context: CompileContext): Closure {
  const read = reader(node);
  const filled = node.fallback === undefined ? read : withFallback(read, context.closure(node.fallback));
  return context.type(node) === 'number' ? asNumber(filled) : filled;
}

function withFallback(read: Closure, fallback: Closure): Closure {
  return (frame) => {
    const value = read(frame);
    return value === null ? fallback(frame) : value;
  };
}

function reader(node: Variable): Closure {
  const [name = '', ...below] = node.path;
  if (node.of !== 'record') {
    const start = node.of === 'item' ? (frame: Frame) => frame.item : (frame: Frame) => frame.accumulator;
    return node.path.length === 0
      ? start
      : (frame) => plainValue(node.path.reduce<unknown>(ownValue, start(frame)));
  }
  if (name === '__proto__') return () => null;
  if (below.length === 0) return (frame) => plainValue(frame.scope.read(name));
  return (frame) => plainValue(below.reduce<unknown>(ownValue, frame.scope.read(name)));
}
