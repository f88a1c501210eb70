import type { Formula } from '../Tree.ts';
import type { Inference } from '../types/infer.ts';
import type { ValueType } from '../ValueType.ts';
import { nativeFunctions } from './functions/nativeFunctions.ts';
import type { JsonataNode, JsonataProgram, Operator } from './JsonataNode.ts';

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

/** The type of the result where the formula shows it, else `any`; unknown fields are reported. */
export function inferJsonata(formula: Formula, inference: Inference): ValueType {
  for (const path of formula.reads)
    if (path !== '*' && inference.typeOf(path) === undefined)
      inference.report({
        code: 'unknown-field',
        message: `There is no field ${path}.`,
        params: { name: path },
        ...(formula.from === undefined || formula.to === undefined
          ? {}
          : { from: formula.from, to: formula.to }),
      });
  // The body is what parseJsonata put there.
  return typeOf((formula.body as JsonataProgram).root, inference);
}

function typeOf(node: JsonataNode, inference: Inference): ValueType {
  if (node.kind === 'text') return 'text';
  if (node.kind === 'number' || node.kind === 'negate') return 'number';
  if (node.kind === 'value') return node.value === null ? 'any' : 'boolean';
  if (node.kind === 'operation') return operators[node.rest[node.rest.length - 1]?.operator ?? '~>'];
  if (node.kind === 'block') {
    const last = node.body[node.body.length - 1];
    return last === undefined ? 'any' : typeOf(last, inference);
  }
  if (node.kind === 'condition') {
    const then = typeOf(node.then, inference);
    return node.otherwise !== undefined && typeOf(node.otherwise, inference) === then ? then : 'any';
  }
  if (node.kind === 'call') return calledType(node.callee);
  return node.kind === 'path' ? fieldType(node, inference) : 'any';
}

function calledType(callee: JsonataNode): ValueType {
  const signature = callee.kind === 'variable' ? nativeFunctions.get(callee.name)?.signature : undefined;
  const result = signature === undefined ? '' : (/:([a-z])>$/.exec(signature)?.[1] ?? '');
  return letters[result] ?? 'any';
}

function fieldType(path: Extract<JsonataNode, { kind: 'path' }>, inference: Inference): ValueType {
  const [step] = path.steps;
  const single = path.steps.length === 1 && path.group === undefined && !path.keep;
  return single && step?.node.kind === 'name' && !step.stages
    ? (inference.typeOf(step.node.name) ?? 'any')
    : 'any';
}
