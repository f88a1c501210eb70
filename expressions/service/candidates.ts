import type { Completion } from './Completion.ts';
import { type FunctionHelp, signatureText } from './FunctionHelp.ts';
import type { FieldOffer, Sign } from './LanguageTools.ts';

/** A completion without its place, and the texts that find it. */
export interface Candidate extends Omit<Completion, 'from' | 'to' | 'caret'> {
  /** Texts that find it. */
  readonly names: readonly string[];
  /** Among equals the lower comes first; below 10. */
  readonly weight: number;
  /** Number of parameters, for a function. */
  readonly called?: number;
}

/** `rows`: a detail column is wanted here; otherwise one value. */
export function fieldCandidates(offers: readonly FieldOffer[], rows: boolean): readonly Candidate[] {
  return offers.map(({ label, insert, code, type, names, column }) => ({
    label,
    insert,
    kind: 'field',
    detail: code,
    names,
    weight: column === rows ? 1 : 2,
    ...(type === undefined ? {} : { type }),
  }));
}

export function functionCandidates(functions: readonly FunctionHelp[]): readonly Candidate[] {
  return functions.map((help) => ({
    label: help.name,
    insert: help.name,
    kind: 'function',
    detail: signatureText(help),
    summary: help.summary,
    category: help.category,
    type: help.result,
    names: [help.name, help.name.replace(/^\$/, ''), help.title, ...help.aliases],
    weight: 5,
    called: help.parameters.length,
  }));
}

export function signCandidates(signs: readonly Sign[], kind: 'operator' | 'constant'): readonly Candidate[] {
  return signs.map(({ text, means }) => ({
    label: text,
    insert: text,
    kind,
    detail: '',
    summary: means,
    names: [text, means.zh],
    weight: 6,
  }));
}

export function variableCandidates(names: readonly string[]): readonly Candidate[] {
  return names.map((name) => ({
    label: name,
    insert: name,
    kind: 'variable',
    detail: '',
    names: [name],
    weight: 0,
  }));
}
