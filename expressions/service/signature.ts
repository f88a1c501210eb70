import { callAround, parameterIndex } from './callAround.ts';
import type { FunctionHelp } from './FunctionHelp.ts';
import type { LanguageTools } from './LanguageTools.ts';
import type { Span } from './Renaming.ts';
import { wordsBefore } from './Word.ts';

/** The function around the caret. */
export interface Signature extends Span {
  readonly help: FunctionHelp;
  /** Index into `help.parameters` of the one the caret is in; undefined when there is none so far behind. */
  readonly active: number | undefined;
}

/** The function whose arguments the caret is in, the innermost; `from` and `to` are its name's. Of broken text, too. */
export function signature(tools: LanguageTools, text: string, offset: number): Signature | undefined {
  const words = tools.words(text);
  const call = callAround(tools, words, wordsBefore(words, offset));
  if (call === undefined) return undefined;
  const { help, name, argument } = call;
  return { help, active: parameterIndex(help.parameters, argument), from: name.from, to: name.to };
}
