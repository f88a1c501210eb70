import { type ByKind, byKind, type Node, periodOf, periodTokens } from '../../../../expressions/index.ts';
import { mainName } from '../../formulas/recordScope.ts';
import type { MessageKey } from '../../messages/index.ts';
import { readableOperators } from '../operators/index.ts';
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
    // The right side of a minus or a division needs parentheses even at the same level.
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

/** Writes any node as text. */
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

/** Joins texts by `and` or `or`; adds parentheses only around an `or` inside an `and`. */
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

type Call = Extract<Node, { kind: 'call' }>;

/** Messages for totals of a column. */
const totals: Readonly<Record<string, MessageKey>> = {
  sum: 'condition.sum',
  max: 'condition.max',
  min: 'condition.min',
};

/** Writes a function call. Totals, clock and days have their own texts; others show their name. */
function callWords(node: Call, context: SentenceContext): Words {
  const { name, operands } = node;
  const text = totalWords(node, context) ?? clockWords(name, context) ?? daysWords(node, context);
  const inside = operands.map((operand) => nodeWords(operand, context).text).join(', ');
  return { text: text ?? `${name}(${inside})`, binding: binding.whole };
}

function totalWords({ name, operands }: Call, context: SentenceContext): string | undefined {
  const [column] = operands;
  const says = Object.hasOwn(totals, name) ? totals[name] : undefined;
  if (says === undefined || operands.length > 1 || column?.kind !== 'each' || column.operator !== 'map')
    return undefined;
  const left = nodeWords(column.list, context).text;
  const right = wrapped(
    nodeWords(column.body, { ...context, rows: rowsOf(column.list, context) }),
    binding.whole,
  );
  return context.say(says, { left, right });
}

function clockWords(name: string, { options, say }: SentenceContext): string | undefined {
  const { now } = options;
  if (name === 'today') return now?.slice(0, 10) ?? say('condition.todayName');
  return name === 'now' ? (now ?? say('condition.nowName')) : undefined;
}

function daysWords({ name, operands }: Call, context: SentenceContext): string | undefined {
  const [date, days] = operands;
  if (name !== 'addDays' || date === undefined || days === undefined) return undefined;
  const left = nodeWords(date, context).text;
  return context.say('condition.addDays', { left, right: wrapped(nodeWords(days, context), binding.whole) });
}

const tokens: ReadonlySet<string> = new Set(periodTokens);

/** Writes a comparison with constants by its operator's message; undefined for other nodes. */
function comparisonWords(node: Node, context: SentenceContext): Words | undefined {
  const turned = turnedRound(node);
  for (const { sign, says, read } of readableOperators) {
    const found = read?.(turned);
    if (found === undefined) continue;
    const { subject, value = null } = found;
    const left = wrapped(nodeWords(subject, context), binding.sum);
    const right = valueWords(value, tokens.has(sign) ? undefined : fieldOf(subject, context), context);
    const text = context.say(says, { left, right });
    return {
      text: text + (tokens.has(sign) ? concrete(sign, Number(value), context) : ''),
      binding: binding.comparison,
    };
  }
  return undefined;
}

/** The actual dates of a token, when the current time is known. */
function concrete(token: string, days: number, { options, say }: SentenceContext): string {
  const period = options.now === undefined ? undefined : periodOf(token, options.now, days);
  if (period === undefined) return '';
  const { from, to } = period;
  return ` ${say(from === to ? 'condition.day' : 'condition.period', { from, to })}`;
}

const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Moves a constant from the left side to the right, as people read comparisons. */
function turnedRound(node: Node): Node {
  if (node.kind === 'equal' && node.left.kind === 'literal')
    return { ...node, left: node.right, right: node.left };
  if (node.kind !== 'order' || node.operands.length !== 2) return node;
  const [left, right] = node.operands;
  if (left?.kind !== 'literal' || right === undefined || right.kind === 'literal') return node;
  return { ...node, operator: turned[node.operator], operands: [right, left] };
}
