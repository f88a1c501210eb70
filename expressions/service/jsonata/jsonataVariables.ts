import type { Word } from '../Word.ts';

/** Names that a formula binds, with `$`: by `:=`, after `@` and `#`, and as function parameters. */
export function jsonataVariables(words: readonly Word[]): readonly string[] {
  const names = new Set<string>();
  words.forEach(({ type, value }, index) => {
    if (type !== 'variable' || value === '' || value === '$') return;
    const before = words[index - 1]?.type;
    const isBound = words[index + 1]?.type === ':=' || before === '@' || before === '#';
    if (isBound || isParameter(words, index)) names.add(`$${value}`);
  });
  return [...names];
}

/** Brackets after `function` hold parameters only. */
function isParameter(words: readonly Word[], index: number): boolean {
  let at = index - 1;
  while (words[at]?.type === 'variable' || words[at]?.type === ',') at -= 1;
  const { type = '', value = '' } = words[at - 1] ?? {};
  return words[at]?.type === '(' && type === 'name' && (value === 'function' || value === 'λ');
}
