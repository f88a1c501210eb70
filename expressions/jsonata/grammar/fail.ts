import { Refusal } from '../../Refusal.ts';

/** Messages of JSONata's syntax error codes; parameters fill in `{name}`. */
const messages = {
  S0101: 'A text without its closing quote.',
  S0102: 'The number {token} is out of range.',
  S0103: 'The escape \\{token} is not supported.',
  S0104: 'The escape \\u needs four hexadecimal digits.',
  S0105: 'A quoted name without its closing backquote.',
  S0106: 'A comment without its end.',
  S0201: 'Something unexpected: {token}.',
  S0202: 'Expected {expected}, found {token}.',
  S0203: 'Expected {expected} before the end of the formula.',
  S0204: 'There is no operator {token}.',
  S0207: 'The formula ends too early.',
  S0208: 'A parameter of a function must be a variable such as $x.',
  S0209: 'A predicate cannot follow a grouping.',
  S0210: 'A step has one grouping only.',
  S0211: '{token} cannot stand before a value.',
  S0212: 'What stands before := must be a variable such as $x.',
  S0213: 'The value {token} cannot be a step of a path.',
  S0214: 'After {token} stands a variable such as $x.',
  S0215: 'A context binding stands before the predicates of its step.',
  S0216: 'A context binding stands before the ordering of its step.',
  S0217: 'What % asks for cannot be known here.',
  S0301: 'An empty regular expression.',
  S0302: 'A regular expression without its closing /.',
  S0401: 'Only a and f may have a type in <...>; {token} may not.',
  S0402: 'A choice of types cannot hold a type with parameters.',
  'number-range': 'This number has too many digits.',
  'refused-eval': '$eval runs text as a formula and is refused.',
  'refused-regex': 'Regular expressions here have no {token}.',
} as const;

export type SyntaxCode = keyof typeof messages;

/** Creates a refusal with its position. */
export function fail(
  code: SyntaxCode,
  from: number,
  to: number,
  params: Readonly<Record<string, string | number>> = {},
): Refusal {
  const message = messages[code].replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''));
  return new Refusal({ code, message, params, from, to });
}
