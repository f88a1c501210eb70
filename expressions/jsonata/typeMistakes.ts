import type { ExpressionError } from '../ExpressionError.ts';
import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import type { TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';
import { nativeNamed } from './functions/nativeNamed.ts';
import { Survey } from './grammar/survey.ts';
import type { Call, JsonataNode, Name, Operation, Operator } from './JsonataNode.ts';
import { shownType } from './shownType.ts';
import { parseSignature } from './signature/parseSignature.ts';

const arithmetic: ReadonlySet<Operator> = new Set(['+', '-', '*', '/', '%']);
const ordering: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=']);

/**
 * Finds operations that always fail when their values are present. Text, dates or booleans in arithmetic
 * (T2001, T2002) or where a function takes numbers (T0410, T0412), numbers where it takes text, and
 * comparisons of numbers with text (T2009).
 */
export function typeMistakes(
  root: JsonataNode,
  typeOf: TypeOf,
  functions: FunctionTable | undefined,
): readonly ExpressionError[] {
  const fields = new Map<Name, string>();
  const met: (Operation | Call)[] = [];
  // Names bound by the formula may be its own functions.
  const bound = new Set<string>();
  const name = (node: Name, path: string | undefined): void => {
    if (path !== undefined) fields.set(node, path);
  };
  new Survey(root, name, (node) => {
    if (node.kind === 'operation' || node.kind === 'call') met.push(node);
    if (node.kind === 'bind') bound.add(node.name);
    if (node.kind === 'lambda') for (const parameter of node.parameters) bound.add(parameter);
  });
  const typed = (node: JsonataNode): ValueType =>
    shownType(
      node,
      (field) => {
        const path = fields.get(field);
        return path === undefined ? undefined : typeOf(path);
      },
      functions,
    );
  return met.flatMap((node) =>
    node.kind === 'call' ? callMistakes(node, bound, typed, functions) : chainMistakes(node, typed),
  );
}

type Typed = (node: JsonataNode) => ValueType;

function chainMistakes({ first, rest }: Operation, typed: Typed): readonly ExpressionError[] {
  const operands = [first, ...rest.map(({ operand }) => operand)];
  return rest.flatMap(({ operator, operand }, at) => {
    const left = operands[at] ?? first;
    if (arithmetic.has(operator))
      return (at === 0 ? [left, operand] : [operand]).flatMap((one) => need('number', one, typed));
    const isMixed = ordering.has(operator) && kinds[typed(left)] !== kinds[typed(operand)];
    const isKnown = kinds[typed(left)] !== undefined && kinds[typed(operand)] !== undefined;
    return isMixed && isKnown ? [mismatch(typed(left), typed(operand), operand)] : [];
  });
}

/** JSONata's kind of a typed value: dates are text. Undefined when unknown or not a single value. */
const kinds: Readonly<Partial<Record<ValueType, 'number' | 'text' | 'boolean'>>> = {
  number: 'number',
  text: 'text',
  date: 'text',
  datetime: 'text',
  boolean: 'boolean',
};

const wanted: Readonly<Record<string, 'number' | 'text'>> = {
  n: 'number',
  s: 'text',
  '(nl)': 'number',
  '(sl)': 'text',
};

function callMistakes(
  { callee, operands }: Call,
  bound: ReadonlySet<string>,
  typed: Typed,
  functions: FunctionTable | undefined,
): readonly ExpressionError[] {
  const definition =
    callee.kind === 'variable' && !bound.has(callee.name) ? nativeNamed(callee.name, functions) : undefined;
  if (definition === undefined) return [];
  const { parameters } = parseSignature(definition.signature);
  // With omitted arguments the positions are uncertain: the context may replace the first one.
  const inPlace = parameters.every(({ context }) => !context) || operands.length === parameters.length;
  return operands.flatMap((operand, at) => {
    const parameter =
      inPlace || (at === 0 && operands.length > 1) || parameters.length === 1 ? parameters[at] : undefined;
    const kind = wanted[parameter?.items ?? parameter?.type ?? ''];
    return kind === undefined ? [] : need(kind, operand, typed);
  });
}

function need(kind: 'number' | 'text', node: JsonataNode, typed: Typed): readonly ExpressionError[] {
  const type = typed(node);
  return kinds[type] === undefined || kinds[type] === kind ? [] : [mismatch(kind, type, node)];
}

function mismatch(left: ValueType, right: ValueType, { from, to }: JsonataNode): ExpressionError {
  return {
    code: 'type-mismatch',
    message: `${left} and ${right} do not go together.`,
    params: { left, right },
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
}
