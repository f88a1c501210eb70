import type { ValueType } from '../ValueType.ts';
import { nativeFunctions } from './functions/nativeFunctions.ts';
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

/** The type of each value a node gives, as far as the formula shows it, else `any`; `fieldType`: what a name's field holds. */
export function shownType(node: JsonataNode, fieldType: (name: Name) => ValueType | undefined): ValueType {
  if (node.kind === 'text') return 'text';
  if (node.kind === 'number' || node.kind === 'negate') return 'number';
  if (node.kind === 'value') return node.value === null ? 'any' : 'boolean';
  if (node.kind === 'operation') return operators[node.rest[node.rest.length - 1]?.operator ?? '~>'];
  if (node.kind === 'name') return fieldType(node) ?? 'any';
  if (node.kind === 'block') {
    const last = node.body[node.body.length - 1];
    return last === undefined ? 'any' : shownType(last, fieldType);
  }
  if (node.kind === 'condition') {
    const then = shownType(node.then, fieldType);
    return node.otherwise !== undefined && shownType(node.otherwise, fieldType) === then ? then : 'any';
  }
  if (node.kind === 'call') return calledType(node.callee);
  if (node.kind !== 'path' || node.group !== undefined) return 'any';
  const last = node.steps[node.steps.length - 1];
  return last === undefined || last.focus !== undefined ? 'any' : shownType(last.node, fieldType);
}

function calledType(callee: JsonataNode): ValueType {
  const signature = callee.kind === 'variable' ? nativeFunctions.get(callee.name)?.signature : undefined;
  const result = signature === undefined ? '' : (/:([a-z])>$/.exec(signature)?.[1] ?? '');
  return letters[result] ?? 'any';
}
