import type { Node } from '../../../../expressions/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import { rowsOf } from './fieldOf.ts';
import { nodeWords } from './nodeWords.ts';
import { binding, type SentenceContext, type Words, wrapped } from './SentenceContext.ts';

type Call = Extract<Node, { kind: 'call' }>;

/** Totals of a column, in words of their own. */
const totals: Readonly<Record<string, MessageKey>> = {
  sum: 'condition.sum',
  max: 'condition.max',
  min: 'condition.min',
};

/** A function: totals, the clock and days in words, others by their name. */
export function callWords(node: Call, context: SentenceContext): Words {
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
