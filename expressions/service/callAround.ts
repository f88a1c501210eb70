import type { FunctionHelp, ParameterHelp } from './FunctionHelp.ts';
import type { LanguageTools } from './LanguageTools.ts';
import type { Word } from './Word.ts';

/** The call around a place: its function, the index of its name, and the 0-based argument. */
export interface CallAround {
  readonly help: FunctionHelp;
  readonly name: Word;
  readonly argument: number;
}

const opening: ReadonlySet<string> = new Set(['(', '[', '{']);
const closing: ReadonlySet<string> = new Set([')', ']', '}']);

/** The innermost call of a known function around the word at `index`. */
export function callAround(
  tools: LanguageTools,
  words: readonly Word[],
  index: number,
): CallAround | undefined {
  let closed = 0;
  let commas = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { type } = words[at] ?? { type: '' };
    if (closing.has(type)) closed += 1;
    else if (opening.has(type) && closed > 0) closed -= 1;
    else if (opening.has(type)) {
      const name = words[at - 1];
      const help = type === '(' && name !== undefined ? tools.functionOf(name) : undefined;
      if (name !== undefined && help !== undefined) return { help, name, argument: commas };
      commas = 0;
    } else if (type === ',' && closed === 0) commas += 1;
  }
  return undefined;
}

/** Index of an argument's parameter, counting through repeating groups; undefined beyond the last. */
export function parameterIndex(parameters: readonly ParameterHelp[], argument: number): number | undefined {
  if (argument < parameters.length) return argument;
  const start = parameters.findIndex(({ repeats }) => repeats);
  if (start < 0) return undefined;
  return start + ((argument - start) % (parameters.length - start));
}
