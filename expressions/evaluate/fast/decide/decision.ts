import type { Choice, Logic, Node, Nodes, Truth } from '../../../Tree.ts';
import { plainValue } from '../../../values/plainValue.ts';
import type { Closure } from '../../Closure.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { questionOf } from './questionOf.ts';
import { Step } from './Step.ts';
import { walk } from './walk.ts';

/**
 * Compiles a choice to one walk over questions. A condition leads to the next question instead of returning
 * values through closures.
 */
export function decideValue(node: Choice, context: CompileContext): Closure {
  return walk(chosen(node, context));
}

/**
 * Compiles conditions to one walk; undefined for `and` and `or` whose result may be other than true and
 * false.
 */
export function decideTruth(node: Logic | Truth, context: CompileContext): Closure | undefined {
  if (!isTruth(node)) return undefined;
  const yes = Step.constant(true);
  const no = Step.constant(false);
  return walk(node.kind === 'logic' ? logic(node, context, yes, no) : truth(node, context, yes, no));
}

/** A formula that is a condition, or chooses by conditions. */
export interface Decided {
  readonly closure: Closure;
  /** The first question, if it is about a field. */
  readonly first: Step | undefined;
}

/** Compiles a formula to a decision; undefined for other formulas. */
export function decide(node: Node, context: CompileContext): Decided | undefined {
  if (comparisons.has(node.kind)) return compared(node, context);
  const isChoice = node.kind === 'choice' && context.type(node) !== 'number';
  if (!isChoice && !(node.kind === 'logic' && isTruth(node))) return undefined;
  const first = isChoice
    ? begun(node, context)
    : truthOf(node, context, Step.constant(true), Step.constant(false));
  return { closure: walk(first), first: first.field === undefined ? undefined : first };
}

function begun(node: Choice, context: CompileContext): Step {
  context.count();
  return chosen(node, context);
}

function compared(node: Node, context: CompileContext): Decided {
  const closure = context.closure(node);
  const yes = Step.constant(true);
  const no = Step.constant(false);
  const asked = questionOf(node, context, yes, no);
  const first = asked && Step.field(asked.question, asked.leads, closure, yes, no);
  return { closure, first };
}

const comparisons: ReadonlySet<Node['kind']> = new Set(['equal', 'order', 'member']);

/** Kinds whose value is true or false. */
const truths: ReadonlySet<Node['kind']> = new Set(['equal', 'order', 'member', 'truth']);

function isTruth(node: Node): boolean {
  if (node.kind === 'logic') return node.operands.length > 0 && node.operands.every(isTruth);
  return truths.has(node.kind);
}

function chosen(node: Choice, context: CompileContext): Step {
  // From the last branch to the first, because each needs the step after its failure.
  return node.branches.reduceRight(
    (no, { when, then }) => truthOf(when, context, ending(then, context), no),
    ending(node.otherwise, context),
  );
}

function ending(node: Node, context: CompileContext): Step {
  if (node.kind === 'literal') {
    context.count();
    return Step.constant(plainValue(node.value));
  }
  // A choice of numbers converts texts at its end.
  if (node.kind !== 'choice' || context.type(node) === 'number') return Step.end(context.closure(node));
  context.count();
  return chosen(node, context);
}

type Truths<N extends Node> = (node: N, context: CompileContext, yes: Step, no: Step) => Step;

const logic: Truths<Logic> = (node, context, yes, no) => {
  const { operator, operands } = node;
  if (operands.length === 0) return Step.node(context.closure(node), yes, no);
  const [last] = operands.slice(-1);
  const end = truthOf(last as Node, context, yes, no);
  return operands
    .slice(0, -1)
    .reduceRight(
      (rest, operand) =>
        operator === 'and' ? truthOf(operand, context, rest, no) : truthOf(operand, context, yes, rest),
      end,
    );
};

const truth: Truths<Truth> = (node, context, yes, no) => {
  return node.negated ? truthOf(node.operand, context, no, yes) : truthOf(node.operand, context, yes, no);
};

const inside: { readonly [K in keyof Nodes]?: Truths<Nodes[K]> } = { logic, truth };

/** The step that leads to `yes` if the node is true, else to `no`. */
function truthOf(node: Node, context: CompileContext, yes: Step, no: Step): Step {
  // The type of `inside` ensures that key and node agree; TypeScript cannot relate the two unions.
  const deeper = inside[node.kind] as Truths<Node> | undefined;
  if (deeper !== undefined) {
    context.count();
    return deeper(node, context, yes, no);
  }
  const closure = context.closure(node);
  const asked = questionOf(node, context, yes, no);
  return asked === undefined
    ? Step.node(closure, yes, no)
    : Step.field(asked.question, asked.leads, closure, yes, no);
}
