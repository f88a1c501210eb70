/** Operators by their first character, longest first. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '.': ['..', '.'],
  '[': ['['],
  ']': [']'],
  '{': ['{'],
  '}': ['}'],
  '(': ['('],
  ')': [')'],
  ',': [','],
  '@': ['@'],
  '#': ['#'],
  ';': [';'],
  ':': [':=', ':'],
  '?': ['?:', '??', '?'],
  '+': ['+'],
  '-': ['-'],
  '*': ['**', '*'],
  '/': ['/'],
  '%': ['%'],
  '|': ['|'],
  '=': ['='],
  '<': ['<=', '<'],
  '>': ['>=', '>'],
  '^': ['^'],
  '&': ['&'],
  '!': ['!=', '!'],
  '~': ['~>', '~'],
};

/** Operators by ASCII code of their first character; undefined for other characters. */
export const operatorsAt: readonly (readonly string[] | undefined)[] = Array.from(
  { length: 128 },
  (_, code) =>
    Object.hasOwn(operators, String.fromCharCode(code)) ? operators[String.fromCharCode(code)] : undefined,
);

/** 1 for characters that end a name: blanks, operators and quotes. */
const ends = new Uint8Array(128);
for (const character of `${Object.keys(operators).join('')} \t\n\r\v"'\``) ends[character.charCodeAt(0)] = 1;

/** True when the character ends a name; all characters beyond ASCII may be part of one. */
export function endsName(code: number): boolean {
  return code < 128 && ends[code] === 1;
}

/** True for blank, tab, line feed, vertical tab and carriage return. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13 || code === 11;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
