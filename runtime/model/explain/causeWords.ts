import type { Cause } from '../../../expressions/index.ts';
import { rowsOf } from '../conditions/sentence/fieldOf.ts';
import { nodeWords } from '../conditions/sentence/nodeWords.ts';
import type { SentenceContext } from '../conditions/sentence/SentenceContext.ts';
import type { MessageKey } from '../messages/index.ts';

/** What each cause is called; every other code is an error. */
const causes: Readonly<Record<string, MessageKey>> = {
  empty: 'explain.empty',
  'not-a-number': 'explain.notANumber',
  'not-a-date': 'explain.notADate',
  'division-by-zero': 'explain.divisionByZero',
  'no-values': 'explain.noValues',
  nothing: 'explain.nothing',
  'no-result': 'explain.noResult',
  'number-range': 'explain.numberRange',
  'limit-steps': 'explain.limit',
  'limit-memory': 'explain.limit',
  'limit-text': 'explain.limit',
  'limit-time': 'explain.limit',
};

/** A cause in words: `单价 没有填写`, in a detail `明细 第2行 的 单价 没有填写`. */
export function causeWords({ code, node, rows }: Cause, context: SentenceContext): string {
  const row = rows.at(-1);
  const words = nodeWords(node, { ...context, rows: row && rowsOf(row.list, context) }).text;
  const name =
    row === undefined
      ? words
      : context.say('explain.inRow', {
          list: nodeWords(row.list, context).text,
          n: row.index + 1,
          name: words,
        });
  const says = Object.hasOwn(causes, code) ? causes[code] : undefined;
  return context.say(says ?? 'explain.error', { name, code });
}
