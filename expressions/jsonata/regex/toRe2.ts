/** White space of JavaScript's `\s`, for use inside brackets. */
const SPACE =
  '\\t\\n\\x0b\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NOT_SPACE =
  '\\x{0}-\\x{8}\\x0e-\\x1f\\x21-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
/** Escapes with the same meaning in both engines. */
const SAME = /[dDwWtnrfv]/;

/**
 * Translates a JavaScript pattern to RE2 syntax. They differ in `\s`, `.`, `\u0041`, `[^]`, named groups,
 * escaped letters without meaning, and braces that are no count.
 */
export function toRe2(pattern: string): string {
  let out = '';
  for (let i = 0; i < pattern.length; i += 1) {
    const sign = pattern.charAt(i);
    if (sign === '\\') {
      const [text, length] = escaped(pattern, i, false);
      out += text;
      i += length - 1;
    } else if (sign === '[') {
      const [text, length] = bracket(pattern, i);
      out += text;
      i += length - 1;
    } else if (sign === '.') out += '[^\\n\\r\\x{2028}\\x{2029}]';
    else if (sign === '(' && pattern.startsWith('(?<', i)) {
      out += '(?P<';
      i += 2;
    } else if (sign === '{' && !/^\{\d+(,\d*)?\}/.test(pattern.slice(i, i + 24))) out += '\\{';
    else out += sign;
  }
  return out;
}

function bracket(pattern: string, at: number): [string, number] {
  let i = at + 1;
  const negated = pattern.charAt(i) === '^';
  if (negated) i += 1;
  let out = '';
  for (; i < pattern.length && pattern.charAt(i) !== ']'; i += 1) {
    const sign = pattern.charAt(i);
    if (sign === '\\') {
      const [text, length] = escaped(pattern, i, true);
      out += text;
      i += length - 1;
    } else out += sign === '[' || sign === '&' || sign === '~' ? `\\${sign}` : sign;
  }
  const length = i + 1 - at;
  if (out === '') return [negated ? '[\\x{0}-\\x{10ffff}]' : '[^\\x{0}-\\x{10ffff}]', length];
  return [`[${negated ? '^' : ''}${out}]`, length];
}

function escaped(pattern: string, at: number, inside: boolean): [string, number] {
  const sign = pattern.charAt(at + 1);
  const code = /^\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(
    pattern.slice(at, at + 12),
  );
  if (code !== null) return [`\\x{${code[1] ?? code[2] ?? code[3]}}`, code[0].length];
  if (sign === 's') return [inside ? SPACE : `[${SPACE}]`, 2];
  if (sign === 'S') return [inside ? NOT_SPACE : `[^${SPACE}]`, 2];
  if (sign === 'b' || sign === 'B') return [inside && sign === 'b' ? '\\x08' : `\\${sign}`, 2];
  if (sign === '0') return ['\\x{0}', 2];
  if (sign === 'c' && /[a-zA-Z]/.test(pattern.charAt(at + 2)))
    return [`\\x{${(pattern.charCodeAt(at + 2) % 32).toString(16)}}`, 3];
  if (SAME.test(sign)) return [`\\${sign}`, 2];
  // An escaped letter without a meaning is the letter; other escaped characters are literal.
  return [/[\p{L}\p{N}_]/u.test(sign) ? sign : `\\${sign}`, 2];
}
