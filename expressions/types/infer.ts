import { type ByKind, byKind } from '../byKind.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import { functionNamed } from '../functions/declared/functionNamed.ts';
import type { Language } from '../Language.ts';
import { languageNamed } from '../languageNamed.ts';
import type { Node, Variable } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { chosen, comparable, fits, joined, ordered } from './compatible.ts';
import type { TypeOf } from './knownTypes.ts';

/** State of inference: what is known of fields, the path of the current item, and callbacks. */
export interface Inference {
  readonly typeOf: TypeOf;
  readonly languages?: readonly Language[] | undefined;
  readonly functions?: FunctionTable | undefined;
  /**
   * Path of the list that a body runs over, if it is a field: `Lines`, so that the item's `Qty` is
   * `Lines.Qty`.
   */
  readonly items: string | undefined;
  report(error: ExpressionError): void;
  /** Called once with the type of each node. */
  learn(node: Node, type: ValueType): void;
}

const handlers: ByKind<[Inference], ValueType> = {
  literal: (node) => literalType(node.value),
  variable: inferVariable,
  list: (node, inference) => {
    for (const item of node.items) infer(item, inference);
    return 'list';
  },
  arithmetic: (node, inference) => {
    for (const operand of node.operands) expect('number', operand, inference);
    return 'number';
  },
  equal: (node, inference) => {
    const left = infer(node.left, inference);
    const right = infer(node.right, inference);
    if (!comparable(node.left, left, node.right, right)) mismatch(node, left, right, inference);
    return 'boolean';
  },
  order: (node, inference) => {
    const types = node.operands.map((operand) => ({ operand, type: infer(operand, inference) }));
    types.slice(1).forEach((right, index) => {
      const left = types[index] ?? right;
      const agree = comparable(left.operand, left.type, right.operand, right.type);
      if (!agree || !ordered(left.type) || !ordered(right.type))
        mismatch(node, left.type, right.type, inference);
    });
    return 'boolean';
  },
  logic: (node, inference) => joined(node.operands.map((operand) => infer(operand, inference))),
  truth: (node, inference) => {
    infer(node.operand, inference);
    return 'boolean';
  },
  choice: (node, inference) => {
    for (const branch of node.branches) infer(branch.when, inference);
    const ends = [...node.branches.map((branch) => branch.then), node.otherwise];
    return chosen(ends.map((end) => ({ node: end, type: infer(end, inference) })));
  },
  member: (node, inference) => {
    const item = infer(node.item, inference);
    const container = infer(node.container, inference);
    const candidates = node.container.kind === 'list' ? node.container.items : [];
    for (const candidate of candidates) {
      const type = infer(candidate, inference);
      if (!comparable(node.item, item, candidate, type)) mismatch(candidate, item, type, inference);
    }
    if (!fits(node.container, container, 'list') && !fits(node.container, container, 'text'))
      mismatch(node.container, 'list', container, inference);
    return 'boolean';
  },
  each: (node, inference) => {
    expect('list', node.list, inference);
    infer(node.body, { ...inference, items: listPath(node.list, inference.items) });
    return node.operator === 'map' || node.operator === 'filter' ? 'list' : 'boolean';
  },
  reduce: (node, inference) => {
    expect('list', node.list, inference);
    infer(node.initial, inference);
    infer(node.body, { ...inference, items: listPath(node.list, inference.items) });
    return 'any';
  },
  missing: (node, inference) => {
    for (const variable of node.variables) infer(variable, inference);
    return 'list';
  },
  call: (node, inference) => {
    const definition = functionNamed(node.name, inference.functions);
    node.operands.forEach((operand, index) => {
      expect(definition?.operands[index] ?? definition?.operands.at(-1) ?? 'any', operand, inference);
    });
    return definition?.result ?? 'any';
  },
  formula: (node, inference) =>
    inference.languages === undefined
      ? 'any'
      : languageNamed(node.language, inference.languages).infer(node, inference),
};

/** Infers the type of a node and reports mistakes on the way down. */
export function infer(node: Node, inference: Inference): ValueType {
  const type = byKind(handlers, node, inference);
  inference.learn(node, type);
  return type;
}

/** The type of a constant; null fits everywhere. */
export function literalType(value: unknown): ValueType {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean';
  return typeof value === 'string' && value !== '' ? 'text' : 'any';
}

/** Full path of a variable in the record; undefined when it is no field. */
export function pathOf(node: Variable, items: string | undefined): string | undefined {
  if (node.of === 'record') return node.path.length === 1 ? node.path[0] : node.path.join('.');
  return node.of === 'item' && items !== undefined ? [items, ...node.path].join('.') : undefined;
}

/** Path of the field whose items a list node gives; looks through filters. */
export function listPath(list: Node, items: string | undefined): string | undefined {
  if (list.kind === 'variable') return pathOf(list, items);
  return list.kind === 'each' && list.operator === 'filter' ? listPath(list.list, items) : undefined;
}

function inferVariable(node: Variable, inference: Inference): ValueType {
  if (node.fallback !== undefined) infer(node.fallback, inference);
  const path = pathOf(node, inference.items);
  if (path === undefined || path === inference.items) return 'any';
  const type = inference.typeOf(path);
  if (type === undefined)
    inference.report({
      code: 'unknown-field',
      message: `There is no field ${path}.`,
      params: { name: path },
      ...placeOf(node),
    });
  return type ?? 'any';
}

function expect(wanted: ValueType, node: Node, inference: Inference): void {
  const type = infer(node, inference);
  if (!fits(node, type, wanted)) mismatch(node, wanted, type, inference);
}

function mismatch(node: Node, left: ValueType, right: ValueType, inference: Inference): void {
  const message = `${left} and ${right} do not go together.`;
  inference.report({ code: 'type-mismatch', message, params: { left, right }, ...placeOf(node) });
}

function placeOf(node: Node): Pick<ExpressionError, 'at'> {
  return node.at === undefined ? {} : { at: node.at };
}
