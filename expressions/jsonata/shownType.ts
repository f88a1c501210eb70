import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import type { ValueType } from '../ValueType.ts';
import { nativeNamed } from './functions/nativeNamed.ts';
import type { JsonataNode, Name, Operator } from './JsonataNode.ts';

const operators: Readonly<Record<Operator, ValueType>> = {
  '+': 'number',
  '-': 'number',
  '*': 'number',
  '/': 'number',
  '%': 'number',
  '&': 'text',
  '=': 'boolean',
  '!=': 'boolean',
  '<': 'boolean',
  '<=': 'boolean',
  '>': 'boolean',
  '>=': 'boolean',
  in: 'boolean',
  and: 'boolean',
  or: 'boolean',
  '~>': 'any',
};

const letters: Readonly<Record<string, ValueType>> = { n: 'number', s: 'text', b: 'boolean' };

/**
 * Infers the type of each value of a node where the formula shows it, else `any`. `fieldType` gives the type
 * of a name's field.
 */
export function shownType(
  node: JsonataNode,
  fieldType: (name: Name) => ValueType | undefined,
  functions: FunctionTable | undefined,
): ValueType {
  if (node.kind === 'text') return 'text';
  if (node.kind === 'number' || node.kind === 'negate') return 'number';
  if (node.kind === 'value') return node.value === null ? 'any' : 'boolean';
  if (node.kind === 'operation') return operators[node.rest[node.rest.length - 1]?.operator ?? '~>'];
  if (node.kind === 'name') return fieldType(node) ?? 'any';
  if (node.kind === 'block') {
    const last = node.body[node.body.length - 1];
    return last === undefined ? 'any' : shownType(last, fieldType, functions);
  }
  if (node.kind === 'condition') {
    const then = shownType(node.then, fieldType, functions);
    return node.otherwise !== undefined && shownType(node.otherwise, fieldType, functions) === then
      ? then
      : 'any';
  }
  if (node.kind === 'call') return calledType(node.callee, functions);
  if (node.kind !== 'path' || node.group !== undefined) return 'any';
  const last = node.steps[node.steps.length - 1];
  return last === undefined || last.focus !== undefined ? 'any' : shownType(last.node, fieldType, functions);
}

function calledType(callee: JsonataNode, functions: FunctionTable | undefined): ValueType {
  const signature = callee.kind === 'variable' ? nativeNamed(callee.name, functions)?.signature : undefined;
  const result = signature === undefined ? '' : (/:([a-z])>$/.exec(signature)?.[1] ?? '');
  return letters[result] ?? 'any';
}
