import { type Node, periodOf, periodTokens } from '../../../../expressions/index.ts';
import { readableOperators } from '../operators/index.ts';
import { fieldOf } from './fieldOf.ts';
import { nodeWords } from './nodeWords.ts';
import { binding, type SentenceContext, type Words, wrapped } from './SentenceContext.ts';
import { valueWords } from './valueWords.ts';

const tokens: ReadonlySet<string> = new Set(periodTokens);

/** A comparison of something with constants, in the words of its operator; undefined for every other node. */
export function comparisonWords(node: Node, context: SentenceContext): Words | undefined {
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

/** The dates a token means now. */
function concrete(token: string, days: number, { options, say }: SentenceContext): string {
  const period = options.now === undefined ? undefined : periodOf(token, options.now, days);
  if (period === undefined) return '';
  const { from, to } = period;
  return ` ${say(from === to ? 'condition.day' : 'condition.period', { from, to })}`;
}

const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** A constant on the left goes to the right: people say what is compared first. */
function turnedRound(node: Node): Node {
  if (node.kind === 'equal' && node.left.kind === 'literal')
    return { ...node, left: node.right, right: node.left };
  if (node.kind !== 'order' || node.operands.length !== 2) return node;
  const [left, right] = node.operands;
  if (left?.kind !== 'literal' || right === undefined || right.kind === 'literal') return node;
  return { ...node, operator: turned[node.operator], operands: [right, left] };
}
