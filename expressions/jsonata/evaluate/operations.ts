import type { Frame } from '../../evaluate/Frame.ts';
import { negated } from '../../numbers/addNumbers.ts';
import { applyCollapsed } from '../callables/applyFunction.ts';
import { Callable } from '../callables/Callable.ts';
import { Composition } from '../callables/Composition.ts';
import { Invocation } from '../callables/Invocation.ts';
import type { JsonataNode, Negate, Operand, Operation } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { compileCall } from './calls.ts';
import { compileNode } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import { isNumber } from './isNumber.ts';
import { isTrue } from './isTrue.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { type Apply, isPure, operators } from './operators.ts';
import { mark, raise } from './raise.ts';
import { argumentSite, operandSite, type Site } from './Site.ts';

/** Continues from the value of the left side. */
type Continue = (
  left: JsonataValue,
  input: JsonataValue,
  environment: Environment,
  frame: Frame,
) => JsonataValue;

/** Compiles `a + b - c`. Loops from left to right, so that a chain of thousands does not nest. */
export function compileOperation(node: Operation, site: Site): JsonataClosure {
  const inner = operandSite(site);
  const [only] = node.rest;
  const first = compileNode(
    node.first,
    only?.operator === '~>' ? argumentSite(calleeOf(only.operand), site) : inner,
  );
  if (only !== undefined && node.rest.length === 1 && alwaysBoth(only)) return pair(first, only, inner);
  const rest = node.rest.map((entry) => compileEntry(entry, inner));
  return (input, environment, frame) => {
    let value = first(input, environment, frame);
    for (const go of rest) value = go(value, input, environment, frame);
    return value;
  };
}

/** Compiles `-a`. */
export function compileNegate(node: Negate, site: Site): JsonataClosure {
  const operand = compileNode(node.operand, operandSite(site));
  return (input, environment, frame) => {
    const value = operand(input, environment, frame);
    if (value === undefined) return undefined;
    if (!isNumber(value)) throw raise('D1002', frame, node);
    return negated(value);
  };
}

/** The function of an application: `f` in `~> f(b)` as in `~> f`. */
function calleeOf(node: JsonataNode): JsonataNode {
  return node.kind === 'call' ? node.callee : node;
}

type PureOperand = Operand & { readonly operator: keyof typeof operators };

function alwaysBoth(entry: Operand): entry is PureOperand {
  return isPure(entry.operator);
}

function pair(left: JsonataClosure, entry: PureOperand, site: Site): JsonataClosure {
  const apply: Apply = operators[entry.operator];
  const right = compileNode(entry.operand, site);
  return (input, environment, frame) =>
    apply(left(input, environment, frame), right(input, environment, frame), frame, entry);
}

function compileEntry(entry: Operand, site: Site): Continue {
  site.counts.nodes += 1;
  if (alwaysBoth(entry)) {
    const apply: Apply = operators[entry.operator];
    const right = compileNode(entry.operand, site);
    return (left, input, environment, frame) => apply(left, right(input, environment, frame), frame, entry);
  }
  if (entry.operator === '~>') return compileApply(entry, site);
  const right = compileNode(entry.operand, site);
  return entry.operator === 'and'
    ? (left, input, environment, frame) =>
        isTrue(left, frame) && isTrue(right(input, environment, frame), frame)
    : (left, input, environment, frame) =>
        isTrue(left, frame) || isTrue(right(input, environment, frame), frame);
}

/** Compiles `value ~> f`, `value ~> f(b)` and `f ~> g`. */
function compileApply(entry: Operand, site: Site): Continue {
  const { operand } = entry;
  if (operand.kind === 'call') {
    const call = compileCall(operand, site);
    return (left, input, environment, frame) => call(input, environment, frame, { value: left });
  }
  const right = compileNode(operand, site);
  return (left, input, environment, frame) => {
    const fn = right(input, environment, frame);
    if (!(fn instanceof Callable)) throw raise('T2006', frame, entry);
    mark(frame, entry);
    if (!(left instanceof Callable))
      return applyCollapsed(fn, [left], frame, new Invocation(frame, input, site.input === 'record'));
    frame.allocate(32);
    return new Composition(left, fn);
  };
}
