import type { Data } from '../../../Data.ts';
import type { Equal, Member, Node, Nodes, Order } from '../../../Tree.ts';
import { isEmpty } from '../../../values/isEmpty.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { comparisonFor, comparisonWithin, takesNumbers } from '../../comparisonFor.ts';
import type { Field } from '../../Field.ts';
import { equalsOnlyItself } from '../memberOfConstants.ts';
import type { Question } from './Question.ts';
import type { Leads, Step } from './Step.ts';

/** A question with its next steps. */
interface Asked {
  readonly question: Question;
  readonly leads: Leads;
}

type Ask<N extends Node> = (node: N, context: CompileContext, yes: Step, no: Step) => Asked | undefined;

/**
 * Translates a node to a question about one field that leads to `yes` or `no`. Undefined for several
 * questions, or another kind.
 */
export function questionOf(node: Node, context: CompileContext, yes: Step, no: Step): Asked | undefined {
  // The type of `kinds` ensures that key and node agree; TypeScript cannot relate the two unions.
  const ask = kinds[node.kind] as Ask<Node> | undefined;
  return ask?.(node, context, yes, no);
}

/** The node itself looks up longer lists. */
const FEW = 8;

const NO_NUMBER = { low: 1, high: 0 };

const equal: Ask<Equal> = (node, context, yes, no) => {
  const turned = node.left.kind === 'literal';
  const constant = constantOf(turned ? node.left : node.right);
  const field = constant === undefined ? undefined : context.asked(turned ? node.right : node.left);
  if (field === undefined || constant === undefined) return undefined;
  const [same, other] = node.negated ? [no, yes] : [yes, no];
  if (isEmpty(constant)) return textsOf(field, [], { inside: other, outside: other, empty: same });
  const leads = { inside: same, outside: other, empty: other };
  const comparison = comparisonFor(context.type(node.left), context.type(node.right));
  if (typeof constant === 'number' && takesNumbers(comparison))
    return between(field, constant, constant, leads);
  return equalsOnlyItself(constant, comparison) ? textsOf(field, [constant], leads) : undefined;
};

const order: Ask<Order> = (node, context, yes, no) => {
  const [a, b, c] = node.operands;
  const constant = b === undefined || c !== undefined ? undefined : constantOf(b);
  if (a === undefined || b === undefined || typeof constant !== 'number') return undefined;
  if (!takesNumbers(comparisonFor(context.type(a), context.type(b)))) return undefined;
  const field = context.asked(a);
  return field === undefined ? undefined : orders[node.operator](field, constant, yes, no);
};

/** A filled value that is not below a number is at or above it. */
const orders: Readonly<
  Record<Order['operator'], (field: Field, constant: number, yes: Step, no: Step) => Asked>
> = {
  '<': (field, low, yes, no) => between(field, low, GREATEST, { inside: no, outside: yes, empty: no }),
  '<=': (field, high, yes, no) => between(field, -GREATEST, high, { inside: yes, outside: no, empty: no }),
  '>': (field, high, yes, no) => between(field, -GREATEST, high, { inside: no, outside: yes, empty: no }),
  '>=': (field, low, yes, no) => between(field, low, GREATEST, { inside: yes, outside: no, empty: no }),
};

const GREATEST = Number.MAX_VALUE;

const member: Ask<Member> = (node, context, yes, no) => {
  if (node.container.kind !== 'list') return undefined;
  const { items } = node.container;
  const comparison = comparisonWithin(node, context);
  const texts = items
    .map(constantOf)
    .filter((constant): constant is string => equalsOnlyItself(constant, comparison));
  if (texts.length !== items.length || texts.length === 0 || texts.length > FEW) return undefined;
  const field = context.asked(node.item);
  return field === undefined ? undefined : textsOf(field, texts, { inside: yes, outside: no, empty: no });
};

const kinds: { readonly [K in keyof Nodes]?: Ask<Nodes[K]> } = { equal, order, member };

function constantOf(node: Node): Data | undefined {
  return node.kind === 'literal' ? node.value : undefined;
}

function between(field: Field, low: number, high: number, leads: Leads): Asked {
  return { question: { field, low, high, texts: undefined }, leads };
}

function textsOf(field: Field, texts: readonly string[], leads: Leads): Asked {
  return { question: { field, ...NO_NUMBER, texts }, leads };
}
