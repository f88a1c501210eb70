import type { Verb, VerbCall } from './Verb.ts';

/** A command with its names and options; what is wrong with the words; or a wish for the usage. */
export type ReadWords =
  | (Pick<VerbCall, 'names' | 'options' | 'locale'> & { readonly verb: Verb })
  | { readonly wrong: string }
  | 'help';

/** Reads the words of a command line. `wrong` is empty when they name no command. */
export const readWords = (words: readonly string[], verbs: Readonly<Record<string, Verb>>): ReadWords => {
  if (words.includes('--help')) return 'help';
  const [name = ''] = words.filter((word) => !word.startsWith('--'));
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) return { wrong: '' };
  const takes: Readonly<Record<string, 'flag' | 'value'>> = { ...verb.options, '--zh': 'flag' };
  const [names, options]: [string[], Map<string, string>] = [[], new Map()];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      names.push(word);
      continue;
    }
    if (!Object.hasOwn(takes, word)) return { wrong: `unknown option ${word}` };
    const value = takes[word] === 'value' ? rest.shift() : '';
    if (value === undefined) return { wrong: `${word} needs a value` };
    options.set(word, value);
  }
  names.shift();
  const [least, most] = verb.takes ?? [0, Number.POSITIVE_INFINITY];
  if (names.length < least || names.length > most) return { wrong: '' };
  return { verb, names, options, locale: options.has('--zh') ? 'zh' : 'en' };
};
