import { type ByKind, byKind, type Node } from '../../../../expressions/index.ts';
import { mainName } from '../../formulas/recordScope.ts';
import type { MessageKey } from '../../messages/index.ts';
import { callWords } from './callWords.ts';
import { comparisonWords } from './comparisonWords.ts';
import { fieldOf, rowsOf } from './fieldOf.ts';
import { binding, type SentenceContext, type Words, wrapped } from './SentenceContext.ts';
import { valueWords } from './valueWords.ts';

const orders: Readonly<Record<Extract<Node, { kind: 'order' }>['operator'], MessageKey>> = {
  '<': 'condition.less',
  '<=': 'condition.atMost',
  '>': 'condition.greater',
  '>=': 'condition.atLeast',
};

const arithmetic = {
  '+': binding.sum,
  '-': binding.sum,
  '*': binding.product,
  '/': binding.product,
  '%': binding.product,
};

const handlers: ByKind<[SentenceContext], Words> = {
  literal: ({ value }, context) => {
    if (typeof value !== 'boolean') return whole(valueWords(value, undefined, context));
    return whole(context.say(value ? 'condition.always' : 'condition.never'));
  },
  variable: variableWords,
  list: ({ items }, context) => whole(`[${items.map((item) => nodeWords(item, context).text).join(', ')}]`),
  arithmetic: ({ operator, operands }, context) => {
    const [only] = operands;
    if (only !== undefined && operands.length === 1)
      return { text: `${operator}${wrapped(nodeWords(only, context), binding.sign)}`, binding: binding.sign };
    // What follows a minus or a division needs parentheses even when it is of the same kind.
    const level = arithmetic[operator];
    const parts = operands.map((operand, index) =>
      wrapped(nodeWords(operand, context), index > 0 ? level + 1 : level),
    );
    return { text: parts.join(` ${operator} `), binding: level };
  },
  equal: ({ negated, left, right }, context) =>
    compared(negated ? 'condition.notEqual' : 'condition.equal', left, right, context),
  order: ({ operator, operands }, context) => {
    const pairs = operands.slice(1).map((right, index) => {
      const left = operands[index] ?? right;
      const pair: Node = { kind: 'order', operator, operands: [left, right] };
      return comparisonWords(pair, context) ?? compared(orders[operator], left, right, context);
    });
    return joined('and', pairs, context);
  },
  logic: ({ operator, operands }, context) =>
    joined(
      operator,
      operands.map((operand) => nodeWords(operand, context)),
      context,
    ),
  truth: ({ negated, operand }, context) => {
    const words = nodeWords(operand, context);
    if (isCondition(operand) || (words.binding < binding.sum && words.binding > 0))
      return negated
        ? { text: context.say('condition.not', { left: wrapped(words, binding.not) }), binding: binding.not }
        : words;
    const said = negated ? 'condition.isFalse' : 'condition.isTrue';
    return { text: context.say(said, { left: words.text }), binding: binding.comparison };
  },
  choice: ({ branches, otherwise }, context) => {
    const cases = branches.map(({ when, then: what }) =>
      context.say('condition.if', {
        left: nodeWords(when, context).text,
        right: nodeWords(what, context).text,
      }),
    );
    const rest = context.say('condition.else', { left: nodeWords(otherwise, context).text });
    return { text: [...cases, rest].join(context.say('condition.comma')), binding: binding.or };
  },
  member: ({ item, container }, context) =>
    compared(container.kind === 'list' ? 'condition.in' : 'condition.contains', item, container, context),
  each: ({ operator, list, body }, context) => {
    const left = wrapped(nodeWords(list, context), binding.whole);
    const inside = nodeWords(body, { ...context, rows: rowsOf(list, context) });
    const right = operator === 'map' ? wrapped(inside, binding.whole) : `(${inside.text})`;
    const text = context.say(`condition.${operator}`, { left, right });
    return {
      text,
      binding: operator === 'map' || operator === 'filter' ? binding.whole : binding.comparison,
    };
  },
  reduce: ({ list, body, initial }, context) => {
    const inside = nodeWords(body, { ...context, rows: rowsOf(list, context) }).text;
    return whole(`reduce(${nodeWords(list, context).text}, ${inside}, ${nodeWords(initial, context).text})`);
  },
  missing: ({ variables }, context) => {
    const left = `[${variables.map((variable) => nodeWords(variable, context).text).join(', ')}]`;
    return whole(context.say('condition.missing', { left }));
  },
  call: (node, context) => callWords(node, context),
  formula: (_node, context) => whole(context.say('condition.formula')),
};

/** The words of any node. */
export function nodeWords(node: Node, context: SentenceContext): Words {
  return comparisonWords(node, context) ?? byKind(handlers, node, context);
}

function whole(text: string): Words {
  return { text, binding: binding.whole };
}

function variableWords(node: Extract<Node, { kind: 'variable' }>, context: SentenceContext): Words {
  const { of, path } = node;
  const [name] = path;
  if (name === undefined)
    return whole(context.say(of === 'item' ? 'condition.row' : 'condition.accumulator'));
  const field = fieldOf(node, context);
  if (name === mainName)
    return whole(context.say('condition.header', { left: field?.title ?? path.slice(1).join('.') }));
  const detail = of === 'record' && path.length === 1 ? detailTitle(name, context) : undefined;
  return whole(detail ?? field?.title ?? path.join('.'));
}

function detailTitle(name: string, { doc }: SentenceContext): string | undefined {
  const detail = doc.details.find(({ table }) => table.table === name);
  return detail && (detail.schema.cnName ?? detail.table.cnName);
}

function compared(says: MessageKey, left: Node, right: Node, context: SentenceContext): Words {
  const words = [left, right].map((side) => wrapped(nodeWords(side, context), binding.sum));
  return {
    text: context.say(says, { left: words[0] ?? '', right: words[1] ?? '' }),
    binding: binding.comparison,
  };
}

/** Parentheses stand around an `or` inside an `and` only. */
function joined(operator: 'and' | 'or', parts: readonly Words[], context: SentenceContext): Words {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const text = parts
    .map((part) => wrapped(part, binding[operator]))
    .join(context.say(`condition.${operator}`));
  return { text, binding: binding[operator] };
}

const conditionKinds: ReadonlySet<Node['kind']> = new Set(['equal', 'order', 'logic', 'truth', 'member']);

function isCondition({ kind }: Node): boolean {
  return conditionKinds.has(kind);
}
