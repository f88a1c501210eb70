import type { Inference } from '../../types/infer.ts';
import type { ValueType } from '../../ValueType.ts';
import {
  type ByExcelKind,
  byExcelKind,
  type ChainNode,
  type ChainOperator,
  type ExcelNode,
} from '../ExcelNode.ts';
import type { Taken } from '../functions/ExcelFunction.ts';
import { excelNamed } from '../functions/excelNamed.ts';
import { parameterAt } from '../functions/parameterAt.ts';
import { numberFromText } from '../values/numberFromText.ts';

const handlers: ByExcelKind<[Inference], ValueType> = {
  constant: ({ value }) =>
    typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text',
  decimal: () => 'number',
  error: () => 'any',
  array: ({ rows }) => (rows.length === 1 && rows[0]?.length === 1 ? 'any' : 'list'),
  field: (node, inference) => field(node.name, node, inference),
  cell: (node, inference) => field(node.name, node, inference),
  name: (node, inference) => field(node.name, node, inference),
  column: (node, inference) => {
    field(`${node.table}.${node.column}`, node, inference);
    return 'list';
  },
  range: () => 'list',
  areas: () => 'list',
  chain: inferChain,
  negation: ({ operand }, inference) => wholly('number', expectNumber(operand, inference)),
  percent: ({ operand }, inference) => wholly('number', expectNumber(operand, inference)),
  call: (node, inference) => {
    const definition = excelNamed(node.name, inference.functions);
    const choices: ValueType[] = [];
    let spreads = false;
    node.arguments.forEach((argument, index) => {
      const parameter = definition === undefined ? undefined : parameterAt(definition, index);
      const takes = parameter?.takes ?? 'any';
      // Functions that add up numbers skip such a column entirely.
      if (takes === 'range' && parameter?.name === 'number') expectNumbers(argument, inference);
      const type = numbers.has(takes) ? expectNumber(argument, inference) : inferNode(argument, inference);
      if (takes === 'lazy' && argument.kind !== 'omitted') choices.push(type);
      if (takes !== 'range' && takes !== 'lazy' && type === 'list') spreads = true;
    });
    if (spreads) return 'list';
    const result = definition?.result ?? 'any';
    return result === 'any' ? alike(choices) : result;
  },
  let: ({ bindings, body }, inference) => {
    for (const { value } of bindings) inferNode(value, inference);
    return inferNode(body, inference);
  },
  local: () => 'any',
  omitted: () => 'any',
};

/** Infers the type of a node and reports mistakes on the way down. A matrix is a `list`. */
export function inferNode(node: ExcelNode, inference: Inference): ValueType {
  return byExcelKind(handlers, node, inference);
}

const numbers: ReadonlySet<keyof Taken> = new Set(['number', 'integer', 'date']);
const arithmetic: ReadonlySet<ChainOperator> = new Set(['+', '-', '*', '/', '^']);
const dates: ReadonlySet<ValueType> = new Set(['date', 'datetime']);

function inferChain(node: ChainNode, inference: Inference): ValueType {
  const [operator = '='] = node.steps.map((step) => step.operator);
  const operands = [node.first, ...node.steps.map((step) => step.operand)];
  const types = operands.map((operand) =>
    arithmetic.has(operator) ? expectNumber(operand, inference) : inferNode(operand, inference),
  );
  if (types.includes('list')) return 'list';
  if (operator === '&') return 'text';
  if (!arithmetic.has(operator)) return 'boolean';
  return operator === '+' || operator === '-' ? sumType(node, types) : 'number';
}

/**
 * date + number and date - number are dates, date - date is a number; `any` when an operand's type is
 * unknown.
 */
function sumType(node: ChainNode, [first = 'any', ...rest]: readonly ValueType[]): ValueType {
  return rest.reduce<ValueType>((left, right, index) => {
    if (left === 'any' || right === 'any') return 'any';
    if (node.steps[index]?.operator === '-' && dates.has(left) && dates.has(right)) return 'number';
    if (node.steps[index]?.operator === '-') return dates.has(left) ? left : 'number';
    return dates.has(left) ? left : dates.has(right) ? right : 'number';
  }, first);
}

/** Reports text that is not a number: it always gives #VALUE!. */
function expectNumber(node: ExcelNode, inference: Inference): ValueType {
  const type = inferNode(node, inference);
  if (node.kind === 'constant' && typeof node.value === 'string' && numberFromText(node.value) === undefined)
    mismatch('text', node, inference);
  return type;
}

/** Reports a column of text or booleans: it has no number to count. */
function expectNumbers(node: ExcelNode, inference: Inference): void {
  const type = node.kind === 'column' ? inference.typeOf(`${node.table}.${node.column}`) : undefined;
  if (type === 'text' || type === 'boolean') mismatch(type, node, inference);
}

function mismatch(right: ValueType, { from, to }: ExcelNode, inference: Inference): void {
  const message = `${right} and number do not go together.`;
  inference.report({ code: 'type-mismatch', message, params: { left: 'number', right }, from, to });
}

function field(path: string, { from, to }: ExcelNode, inference: Inference): ValueType {
  const type = inference.typeOf(path);
  if (type === undefined)
    inference.report({
      code: 'unknown-field',
      message: `There is no field ${path}.`,
      params: { name: path },
      from,
      to,
    });
  return type ?? 'any';
}

function wholly(type: ValueType, operand: ValueType): ValueType {
  return operand === 'list' ? 'list' : type;
}

function alike(types: readonly ValueType[]): ValueType {
  const [first = 'any'] = types;
  return types.every((type) => type === first) ? first : 'any';
}
