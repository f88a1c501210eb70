import type { Word } from '../Word.ts';

/** The names a formula binds, with their `$`: by `:=`, behind `@` and `#`, and as parameters of its functions. */
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

/** Between the brackets behind `function` there is nothing but parameters. */
function isParameter(words: readonly Word[], index: number): boolean {
  let at = index - 1;
  while (words[at]?.type === 'variable' || words[at]?.type === ',') at -= 1;
  const { type = '', value = '' } = words[at - 1] ?? {};
  return words[at]?.type === '(' && type === 'name' && (value === 'function' || value === 'λ');
}
