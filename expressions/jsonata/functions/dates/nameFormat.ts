import type { Component } from './components.ts';
import type { FieldFormat } from './FieldFormat.ts';

/** Case of names: `N` upper, `n` lower, `Nn` capitalized. */
const cases: Readonly<Record<string, (name: string) => string>> = {
  N: (name) => name.toUpperCase(),
  n: (name) => name.toLowerCase(),
  Nn: (name) => name,
};

/** True when a presentation asks for a name; ignores text after the letters. */
export function isNamePresentation(presentation: string): boolean {
  return presentation.startsWith('N') || presentation.startsWith('n');
}

/** Formats a component by name, cut to `most` letters; reads in any case. */
export function nameFormat(
  component: Component,
  names: readonly string[],
  presentation: string,
  most: number,
): FieldFormat {
  const written = cases[/^(?:Nn|N|n)/.exec(presentation)?.[0] ?? ''] ?? String;
  const shown = names.map((name) => written(name).slice(0, most));
  return {
    write: (moment) => shown[component.of(moment) - 1] ?? '',
    read(text, at) {
      const index = shown.findIndex((name) => isAt(text, at, name));
      const name = shown[index];
      return name === undefined ? undefined : { value: index + 1, end: at + name.length };
    },
  };
}

/** True when a text contains a word at an offset, in any case. */
export function isAt(text: string, at: number, word: string): boolean {
  return word !== '' && text.slice(at, at + word.length).toLowerCase() === word.toLowerCase();
}
