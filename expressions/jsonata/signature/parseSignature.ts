import { fail } from '../grammar/fail.ts';
import type { Parameter, Signature } from './Signature.ts';

/** Accepted kinds by letter; m means that the argument may be missing. */
const takes: Readonly<Record<string, string>> = {
  s: 'sm',
  n: 'nm',
  b: 'bm',
  l: 'lm',
  o: 'om',
  // Any value can be an array of one.
  a: 'asnblfom',
  f: 'f',
  j: 'asnblom',
  x: 'asnblfom',
};

type Draft = { -readonly [K in keyof Parameter]: Parameter[K] };

/** Parses `<s-nn?:s>`. `at` is the offset in the formula, for S0401 and S0402. */
export function parseSignature(text: string, at = 0): Signature {
  const parameters: Draft[] = [];
  let i = 1;
  for (
    ;
    i < text.length && text.charAt(i) !== ':' && !(text.charAt(i) === '>' && i === text.length - 1);
    i += 1
  ) {
    const sign = text.charAt(i);
    const last = parameters[parameters.length - 1];
    if (Object.hasOwn(takes, sign)) parameters.push(parameter(sign, takes[sign] ?? ''));
    else if (sign === '(') {
      const close = closing(text, i, '(', ')');
      const choice = text.slice(i + 1, close);
      if (choice.includes('<')) throw fail('S0402', at + i, at + close, { token: choice });
      parameters.push(parameter(`(${choice})`, `${choice}m`));
      i = close;
    } else if (last === undefined) continue;
    else if (sign === '-') last.context = true;
    else if (sign === '?') last.optional = true;
    else if (sign === '+') last.many = true;
    else if (sign === '<') {
      const close = closing(text, i, '<', '>');
      if (last.type !== 'a' && last.type !== 'f')
        throw fail('S0401', at + i, at + close, { token: last.type });
      if (last.type === 'a') last.items = text.slice(i + 1, close);
      i = close;
    }
  }
  const result = text.charAt(i) === ':' ? text.slice(i + 1, -1) : '';
  return { parameters, result };
}

function parameter(type: string, letters: string): Draft {
  return { type, takes: letters, optional: false, many: false, context: false };
}

function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    if (depth === 0) return i;
  }
  return text.length;
}
