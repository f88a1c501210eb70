import { type Cause, type Data, type Explanation, isEmpty } from '../../../expressions/index.ts';
import { fieldOf, rowsOf } from '../conditions/sentence/fieldOf.ts';
import { nodeWords } from '../conditions/sentence/nodeWords.ts';
import {
  beginSentence,
  type SentenceContext,
  type SentenceOptions,
} from '../conditions/sentence/SentenceContext.ts';
import { valueWords } from '../conditions/sentence/valueWords.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { MessageKey } from '../messages/index.ts';
import { isObject } from '../schema/Json.ts';
import type { Locale } from '../schema/Locale.ts';

/** One line of an evaluation, indented by its depth. */
export interface ExplainedLine {
  readonly depth: number;
  /** `数量 * 单价 = 空 (单价 没有填写)`; a row of a list begins with its number. */
  readonly text: string;
  /** The place in the formula's text, when it has one. */
  readonly from?: number;
  readonly to?: number;
}

/** The evaluation line by line, without constants, as a formula editor shows it. */
export function explainLines(
  explanation: Explanation,
  doc: DocumentTable,
  locale: Locale,
  options: SentenceOptions = {},
): readonly ExplainedLine[] {
  return lines(explanation, 0, beginSentence(doc, locale, options));
}

function lines(
  told: Explanation,
  depth: number,
  context: SentenceContext,
  isRow = false,
): readonly ExplainedLine[] {
  const { node, below, from, to, cut } = told;
  const place = from === undefined || to === undefined ? {} : { from, to };
  const inRows = node.kind === 'each' ? { ...context, rows: rowsOf(node.list, context) } : context;
  const parts = below
    .filter((part) => part.node.kind !== 'literal')
    .flatMap((part) => {
      const isBody = node.kind === 'each' && part.node === node.body;
      return lines(part, depth + 1, isBody ? inRows : context, isBody);
    });
  const more = cut ? [{ depth: depth + 1, text: context.say('explain.more') }] : [];
  return [{ depth, text: lineOf(told, context, isRow), ...place }, ...parts, ...more];
}

function lineOf(told: Explanation, context: SentenceContext, isRow: boolean): string {
  const { node, value, error, because, row } = told;
  const words = nodeWords(node, context).text;
  const given = error === undefined ? givenWords(value ?? null, fieldOf(node, context), context) : error.code;
  const numbered = row === undefined || !isRow ? '' : context.say('explain.row', { n: row + 1 });
  const isOwn = because !== undefined && (error !== undefined || isEmpty(value) || value === false);
  const reason = isOwn ? ` (${causeWords(because, context)})` : '';
  return `${numbered}${words} = ${given}${reason}`;
}

/** Maximum values shown in one line. */
const most = 8;

/** Formats a value. Detail records are only counted, since all their columns would fill the line. */
function givenWords(value: Data, field: ResolvedField | undefined, context: SentenceContext): string {
  if (!Array.isArray(value)) return valueWords(value, field, context);
  const isRecords = value.some((one) => isObject(one));
  if (isRecords) return context.say('explain.rows', { n: value.length });
  const shown = value.slice(0, most).map((one) => valueWords(one, field, context));
  return `[${[...shown, ...(value.length > most ? [context.say('explain.more')] : [])].join(', ')}]`;
}

/**
 * States the result of a formula and its cause: `金额 为空, 因为 单价 没有填写`, `金额 为 29.99`. `doc` is the document that
 * the formula reads. Needs `explain/allMessages.ts`.
 */
export function explainSentence(
  { value, because, error }: Explanation,
  field: ResolvedField,
  doc: DocumentTable,
  locale: Locale,
  options: SentenceOptions = {},
): string {
  const context = beginSentence(doc, locale, options);
  const reason = because && causeWords(because, context);
  const { title } = field;
  if (error !== undefined) return context.say('explain.failed', { title, reason: reason ?? error.code });
  if (!isEmpty(value))
    return context.say('explain.value', { title, value: valueWords(value ?? null, field, context) });
  return reason === undefined
    ? context.say('explain.blank', { title })
    : context.say('explain.blankBecause', { title, reason });
}

/** Message keys of the causes; every other code is an error. */
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
function causeWords({ code, node, rows }: Cause, context: SentenceContext): string {
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
