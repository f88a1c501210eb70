import { type ByJsonataKind, byJsonataKind } from '../byJsonataKind.ts';
import type { Group, JsonataNode, Name, Path, Step } from '../JsonataNode.ts';
import { type Context, input } from './Context.ts';
import { fail } from './fail.ts';
import { findParent } from './findParent.ts';

/** Called for each name with the full path of its field; undefined when that is unknown. */
export type Named = (name: Name, path: string | undefined) => void;

/** Collects facts about a parsed formula in one walk, and links every `%` to its step. */
export class Survey {
  /** Full paths of the record that the formula may read; `*` is everything. */
  readonly reads: string[] = [];
  binds = false;
  regex = false;
  private labels = 0;
  private readonly named: Named | undefined;
  private readonly met: ((node: JsonataNode) => void) | undefined;

  /** Calls `named` for each name, `met` for each node. */
  constructor(root: JsonataNode, named?: Named, met?: (node: JsonataNode) => void) {
    this.named = named;
    this.met = met;
    this.visit(root, input);
  }

  visit(node: JsonataNode, context: Context): void {
    this.met?.(node);
    byJsonataKind(visitors, node, this, context);
  }

  visitGroup(group: Group, context: Context): void {
    for (const pair of group.pairs) {
      this.visit(pair.key, context);
      this.visit(pair.value, context);
    }
  }

  /** Records a read of the field. */
  read(field: string | undefined): void {
    if (field === undefined) return;
    const path = field === '' ? '*' : field;
    if (!this.reads.includes(path)) this.reads.push(path);
  }

  /** The field that a name reads from a context. */
  below(context: Context, name: Name): string | undefined {
    const field = fieldBelow(context.field, name.name);
    this.named?.(name, field);
    return field;
  }

  label(): string {
    this.labels += 1;
    return `%${this.labels}`;
  }
}

const nothing = (): void => undefined;

const visitors: ByJsonataKind<[Survey, Context], void> = {
  text: nothing,
  number: nothing,
  value: nothing,
  placeholder: ({ from = 0, to = 0 }) => {
    // A placeholder of a partial call is a `?`; one at an early end is empty.
    if (from === to) throw fail('S0207', from, to);
  },
  regex: (_node, survey) => {
    survey.regex = true;
  },
  variable: (node, survey, context) => survey.read(variableField(node.name, context)),
  name: (node, survey, context) => survey.read(survey.below(context, node)),
  wildcard: (_node, survey, context) => survey.read(context.field),
  descendants: (_node, survey, context) => survey.read(context.field),
  parent: (node, survey, context) => survey.read(findParent(node, context, survey.label()).field),
  sort: (node, survey, context) => {
    for (const term of node.terms) survey.visit(term.by, context);
  },
  path: visitPath,
  predicate: (node, survey, context) => {
    survey.visit(node.operand, context);
    // The operand is a step between its predicates and the outer context: the parent of such a value is
    // unknown.
    const below: Context = { step: { node: node.operand }, before: context, field: undefined };
    for (const stage of node.stages) survey.visit(stage.by, below);
  },
  grouping: (node, survey, context) => {
    survey.visit(node.operand, context);
    survey.visitGroup(node.group, { ...context, field: undefined });
  },
  array: (node, survey, context) => {
    for (const item of node.items) survey.visit(item, context);
  },
  range: (node, survey, context) => {
    survey.visit(node.first, context);
    survey.visit(node.last, context);
  },
  object: (node, survey, context) => survey.visitGroup(node.group, context),
  block: (node, survey, context) => {
    for (const part of node.body) survey.visit(part, context);
  },
  bind: (node, survey, context) => {
    survey.binds = true;
    survey.visit(node.value, context);
  },
  condition: (node, survey, context) => {
    survey.visit(node.when, context);
    survey.visit(node.then, context);
    if (node.otherwise !== undefined) survey.visit(node.otherwise, context);
  },
  otherwise: (node, survey, context) => {
    survey.visit(node.left, context);
    survey.visit(node.right, context);
  },
  operation: (node, survey, context) => {
    survey.visit(node.first, context);
    for (const { operand } of node.rest) survey.visit(operand, context);
  },
  negate: (node, survey, context) => survey.visit(node.operand, context),
  lambda: (node, survey, context) => survey.visit(node.body, context),
  call: (node, survey, context) => {
    survey.visit(node.callee, context);
    for (const operand of node.operands) survey.visit(operand, context);
  },
  partial: (node, survey, context) => {
    survey.visit(node.callee, context);
    for (const operand of node.operands) survey.visit(operand, context);
  },
  transform: (node, survey, context) => {
    const below = { ...context, field: undefined };
    survey.visit(node.location, below);
    survey.visit(node.update, below);
    if (node.remove !== undefined) survey.visit(node.remove, below);
  },
};

function visitPath(path: Path, survey: Survey, context: Context): void {
  const [first] = path.steps;
  if (path.steps.length === 1 && first !== undefined && path.group === undefined && isPlain(first)) {
    survey.read(stepField(first, survey, context, undefined));
    return;
  }
  let now = context;
  path.steps.forEach((step, at) => {
    const field = stepField(step, survey, now, path.steps[at + 1]);
    const below: Context = { step, before: now, field };
    for (const stage of step.stages ?? []) if (stage.kind === 'filter') survey.visit(stage.by, below);
    if (step.focus === undefined) now = below;
    else {
      survey.read(field);
      now = { ...below, field: now.field };
    }
  });
  if (path.group !== undefined) survey.visitGroup(path.group, now);
  else survey.read(now.field);
}

/** True for a name without suffixes. */
function isPlain({ node, stages, focus }: Step): boolean {
  return node.kind === 'name' && stages === undefined && focus === undefined;
}

/** The field that a step leads to. Records what the step reads by itself. */
function stepField(step: Step, survey: Survey, context: Context, next: Step | undefined): string | undefined {
  const { node } = step;
  if (node.kind === 'name') return survey.below(context, node);
  if (node.kind === 'parent') return findParent(node, context, survey.label()).field;
  const named = next?.node.kind === 'name' && step.stages === undefined;
  if (node.kind === 'variable' && named) return variableField(node.name, context);
  // Existence and number of items matter even when the step reads nothing inside.
  if (context.step !== undefined) survey.read(context.field);
  survey.visit(node, context);
  return node.kind === 'sort' ? context.field : undefined;
}

function variableField(name: string, context: Context): string | undefined {
  if (name === '') return context.field;
  return name === '$' ? '' : undefined;
}

function fieldBelow(field: string | undefined, name: string): string | undefined {
  if (field === undefined) return undefined;
  return field === '' ? name : `${field}.${name}`;
}
