import type { Frame } from '../../evaluate/Frame.ts';
import { finished } from '../callables/applyFunction.ts';
import { Bound, hole } from '../callables/Bound.ts';
import { Callable, TailCall } from '../callables/Callable.ts';
import { Invocation } from '../callables/Invocation.ts';
import { Lambda } from '../callables/Lambda.ts';
import { nativeNamed } from '../functions/nativeNamed.ts';
import type { Call, JsonataNode, Partial } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { collapsed, keptOf, Sequence } from '../Sequence.ts';
import { compileNode } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { mark, raise } from './raise.ts';
import { argumentSite, operandSite, type Site } from './Site.ts';

/** A compiled call; `leading` supplies the first argument, as in `a ~> f(b)`. */
export type Applied = (
  input: JsonataValue,
  environment: Environment,
  frame: Frame,
  leading?: { readonly value: JsonataValue },
) => JsonataValue;

/**
 * Compiles `f(a, b)`. In tail position, returns the call of a lambda to the caller of the enclosing function.
 * One closure for everything, because recursion passes through here and each native frame costs depth.
 */
export function compileCall(node: Call, site: Site): Applied {
  const inner = operandSite(site);
  const callee = compileNode(node.callee, inner);
  const given = argumentSite(node.callee, site);
  const operands = node.operands.map((operand) => compileNode(operand, given));
  const ofRecord = site.input === 'record';
  const { keep } = node;
  const { tail } = site;
  const forgotten = isForgotten(node.callee, site) ? 'T1005' : 'T1006';
  return (input, environment, frame, leading) => {
    const fn = callee(input, environment, frame);
    const args: JsonataValue[] = leading === undefined ? [] : [leading.value];
    for (const operand of operands) args.push(operand(input, environment, frame));
    mark(frame, node);
    if (!(fn instanceof Callable)) throw raise(forgotten, frame, node);
    // The cast is safe: the caller of a body in tail position expects a TailCall.
    if (tail && fn instanceof Lambda) return new TailCall(fn, args) as unknown as JsonataValue;
    const call = new Invocation(frame, input, ofRecord);
    let value = fn.invoke(args, frame, call);
    if (value instanceof TailCall) value = finished(value, frame, call);
    return keep && value instanceof Sequence ? keptOf(value) : collapsed(value);
  };
}

/** Compiles `f(?, b)`. */
export function compilePartial(node: Partial, site: Site): JsonataClosure {
  const inner = operandSite(site);
  const callee = compileNode(node.callee, inner);
  const operands = node.operands.map((operand) =>
    operand.kind === 'placeholder' ? undefined : compileNode(operand, inner),
  );
  const forgotten = isForgotten(node.callee, site) ? 'T1007' : 'T1008';
  return (input, environment, frame) => {
    const args = operands.map((operand) =>
      operand === undefined ? hole : operand(input, environment, frame),
    );
    const fn = callee(input, environment, frame);
    if (!(fn instanceof Callable)) throw raise(forgotten, frame, node);
    frame.allocate(32 + 16 * args.length);
    return new Bound(fn, args);
  };
}

/** True when the callee is a plain name that would be a function with `$` before it. */
function isForgotten(callee: JsonataNode, site: Site): boolean {
  if (callee.kind !== 'path') return false;
  const [step] = callee.steps;
  if (step?.node.kind !== 'name') return false;
  return (
    nativeNamed(step.node.name, site.counts.functions) !== undefined ||
    site.names.places(step.node.name).length > 0
  );
}
