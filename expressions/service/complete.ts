import { sourceLimits } from '../Limits.ts';
import type { Completion } from './Completion.ts';
import { type CallAround, callAround, parameterIndex } from './callAround.ts';
import {
  type Candidate,
  fieldCandidates,
  functionCandidates,
  signCandidates,
  variableCandidates,
} from './candidates.ts';
import type { LanguageTools } from './LanguageTools.ts';
import { match } from './match.ts';
import type { Known } from './typeOfResult.ts';
import { type Word, wordAt, wordsBefore } from './Word.ts';

export interface CompleteOptions extends Known {
  /** Initials of the pinyin of Chinese text, `数量` to `sl`; without it search by initials finds nothing. */
  readonly initialsOf?: (text: string) => string;
}

/** Words that can be completed. */
const typed: ReadonlySet<string> = new Set(['name', 'field', 'variable', 'constant']);
/** Words without completions. */
const closed: ReadonlySet<string> = new Set(['text', 'number', 'regex', 'comment']);

/** Suggestions at the caret, likeliest first. Works on words, so the text may be incomplete; never throws. */
export function complete(
  tools: LanguageTools,
  text: string,
  offset: number,
  options: CompleteOptions,
): readonly Completion[] {
  if (text.length > sourceLimits.text || offset < 0 || offset > text.length) return [];
  const words = tools.words(text);
  const word = wordAt(words, offset);
  if (
    word !== undefined &&
    closed.has(word.type) &&
    (word.open || offset < word.to || word.type === 'number')
  )
    return [];
  const current = word !== undefined && typed.has(word.type) && !isWhole(word, offset) ? word : undefined;
  const index = current === undefined ? wordsBefore(words, offset) : words.indexOf(current);
  if (isComment(tools, text.slice(words[index - 1]?.to ?? 0, offset))) return [];
  const call = callAround(tools, words, index);
  const behind = words[index - 1]?.ends === true;
  const found = behind
    ? signCandidates(tools.operators, 'operator')
    : operands(tools, words, index, current, call, options);
  const partial = current === undefined ? '' : typedOf(text, current, offset);
  return ranked(found, partial, options.initialsOf ?? (() => '')).map((candidate) =>
    finished(candidate, text, words[index + (current === undefined ? 0 : 1)], current, offset),
  );
}

/** Whether the gap between a word and the caret ends inside a comment. */
function isComment({ comment }: LanguageTools, gap: string): boolean {
  return comment !== undefined && gap.lastIndexOf(comment[0]) > gap.lastIndexOf(comment[1]);
}

/** A field is complete after its closing bracket. */
function isWhole({ type, open, to }: Word, offset: number): boolean {
  return type === 'field' && !open && offset === to;
}

function operands(
  tools: LanguageTools,
  words: readonly Word[],
  index: number,
  current: Word | undefined,
  call: CallAround | undefined,
  { fields }: Known,
): readonly Candidate[] {
  const parameter = call && parameterIndex(call.help.parameters, call.argument);
  const type = parameter === undefined ? undefined : call?.help.parameters[parameter]?.type;
  const own = fieldCandidates(tools.fieldsAt(words, index, fields), type === 'range');
  // Inside a field's brackets or after a path's dot, only a field fits.
  if (current?.type === 'field' || words[index - 1]?.type === '.') return own;
  const here = current === undefined ? words : words.filter((word) => word !== current);
  return [
    ...variableCandidates(tools.variables(here)),
    ...own,
    ...functionCandidates(tools.functions),
    ...signCandidates(tools.constants, 'constant'),
  ];
}

function ranked(
  candidates: readonly Candidate[],
  partial: string,
  initialsOf: (text: string) => string,
): readonly Candidate[] {
  return candidates
    .flatMap((candidate) => {
      const rank = match(partial, candidate.names, initialsOf);
      return rank === undefined ? [] : [{ candidate, rank: rank * 10 + candidate.weight }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate);
}

/** The typed part of a word, without its opening bracket or sign. */
function typedOf(text: string, { type, from }: Word, offset: number): string {
  const typedText = text.slice(from, offset);
  return type === 'field' || typedText.startsWith('`') ? typedText.slice(1).trimStart() : typedText;
}

function finished(
  { names: _names, weight: _weight, called, ...item }: Candidate,
  text: string,
  next: Word | undefined,
  current: Word | undefined,
  offset: number,
): Completion {
  const place = current ?? { from: offset, to: offset };
  if (called === undefined) return { ...item, caret: item.insert.length, from: place.from, to: place.to };
  // The brackets may already exist.
  const bracketed = next !== undefined && text.slice(place.to, next.from).trim() === '' && next.type === '(';
  const insert = bracketed ? item.insert : `${item.insert}()`;
  const caret = bracketed || called === 0 ? insert.length : insert.length - 1;
  return { ...item, insert, caret, from: place.from, to: place.to };
}
