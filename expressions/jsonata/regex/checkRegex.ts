import { fail } from '../grammar/fail.ts';

/** Constructs that a linear engine cannot support, by the characters after `(?`. */
const groups: Readonly<Record<string, string>> = {
  '=': 'look-ahead',
  '!': 'look-ahead',
  '<=': 'look-behind',
  '<!': 'look-behind',
};

/**
 * Refuses look-around and back-references as `refused-regex`. `at` is the offset of the pattern in the
 * formula.
 */
export function checkRegex(pattern: string, at: number): void {
  let inClass = false;
  for (let i = 0; i < pattern.length; i += 1) {
    const sign = pattern.charAt(i);
    if (sign === '\\') {
      const next = pattern.charAt(i + 1);
      const refers = /[1-9]/.test(next) || (next === 'k' && pattern.charAt(i + 2) === '<');
      if (!inClass && refers) throw fail('refused-regex', at + i, at + i + 2, { token: 'back-references' });
      i += 1;
    } else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (sign === '(' && !inClass && pattern.charAt(i + 1) === '?') {
      const mark = pattern.charAt(i + 2) === '<' ? pattern.slice(i + 2, i + 4) : pattern.charAt(i + 2);
      const token = Object.hasOwn(groups, mark) ? groups[mark] : undefined;
      if (token !== undefined) throw fail('refused-regex', at + i, at + i + 2 + mark.length, { token });
    }
  }
}
