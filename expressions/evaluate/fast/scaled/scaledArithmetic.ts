import { ten } from '../../../numbers/scaled.ts';
import type { Arithmetic, Node } from '../../../Tree.ts';
import { CHAINED } from '../../arithmetic.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { product } from './product.ts';
import { constantTerm, GREATEST_SCALE, type Scaled, scaledTerm } from './Scaled.ts';
import { scaledLiteral } from './scaledLiteral.ts';
import { sumOf } from './sumOf.ts';

const zero = scaledTerm(0, constantTerm(0));

/** `+`, `-`, `*`, and `/` by a constant power of ten: operations with a result scale known in advance. */
export function scaledArithmetic(node: Arithmetic, context: CompileContext): Scaled | undefined {
  const [first, second] = node.operands;
  if (node.operands.length > CHAINED) return undefined;
  const pair = pairs[node.operator];
  const start = first === undefined || pair === undefined ? undefined : context.scaled(first);
  if (pair === undefined || start === undefined) return undefined;
  if (second === undefined) return node.operator === '-' ? sumOf(zero, start, -1) : start;
  let left: Scaled | undefined = start;
  for (let at = 1; at < node.operands.length && left !== undefined; at += 1)
    left = pair(left, node.operands[at] as Node, context);
  return left;
}

type Pair = (left: Scaled, operand: Node, context: CompileContext) => Scaled | undefined;

const pairs: { readonly [Operator in Arithmetic['operator']]?: Pair } = {
  '+': (left, operand, context) => sumOf(left, context.scaled(operand), 1),
  '-': (left, operand, context) => sumOf(left, context.scaled(operand), -1),
  '*': (left, operand, context) => product(left, context.scaled(operand)),
  '/': (left, operand, context) => {
    const by = operand.kind === 'literal' ? scaledLiteral(operand) : undefined;
    const constant = by?.scale === 0 ? by.term?.constant : undefined;
    const zeros = constant === undefined ? -1 : Math.round(Math.log10(constant));
    if (!(zeros > 0) || ten(zeros) !== constant) return undefined;
    context.scaled(operand);
    return left.scale + zeros > GREATEST_SCALE ? undefined : { ...left, scale: left.scale + zeros };
  },
};
