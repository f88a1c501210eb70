import { callAround, parameterIndex } from './callAround.ts';
import type { FunctionHelp } from './FunctionHelp.ts';
import type { LanguageTools } from './LanguageTools.ts';
import type { Span } from './Renaming.ts';
import { wordsBefore } from './Word.ts';

/** The function at the caret. */
export interface Signature extends Span {
  readonly help: FunctionHelp;
  /** Index in `help.parameters` of the current parameter; undefined: beyond the last. */
  readonly active: number | undefined;
}

/**
 * The innermost function whose arguments contain the caret; `from` and `to` mark its name. Works on
 * incomplete text.
 */
export function signature(tools: LanguageTools, text: string, offset: number): Signature | undefined {
  const words = tools.words(text);
  const call = callAround(tools, words, wordsBefore(words, offset));
  if (call === undefined) return undefined;
  const { help, name, argument } = call;
  return { help, active: parameterIndex(help.parameters, argument), from: name.from, to: name.to };
}
