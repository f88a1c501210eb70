import { dateShow } from './dateShow.ts';
import { fractionText } from './fraction.ts';
import { generalShow } from './generalText.ts';
import { numberShow } from './numberShow.ts';
import type { Section } from './Section.ts';
import type { Show } from './Show.ts';
import { scientificText } from './scientific.ts';
import type { Token } from './Token.ts';

/** A compiler for sections of one shape. */
interface Look {
  fits(tokens: readonly Token[]): boolean;
  compile(section: Section): Show;
  /** True when it handles negative numbers itself; the others never receive one. */
  readonly signed?: boolean;
}

const has = (tokens: readonly Token[], ...kinds: readonly Token['kind'][]): boolean =>
  tokens.some(({ kind }) => kinds.includes(kind));

/** The first match compiles the section. */
const looks: readonly Look[] = [
  { fits: (tokens) => has(tokens, 'date', 'elapsed', 'half'), compile: dateShow, signed: true },
  { fits: (tokens) => has(tokens, 'general', 'text'), compile: generalShow },
  {
    fits: (tokens) => has(tokens, 'exponent'),
    compile:
      ({ tokens }) =>
      (value) =>
        scientificText(value, tokens),
  },
  {
    fits: isFraction,
    compile:
      ({ tokens }) =>
      (value) =>
        fractionText(value, tokens),
  },
];

/** Compiles a section. Unless `signed`, it takes only numbers from 0 up. */
export function compileSection(section: Section): { readonly show: Show; readonly signed: boolean } {
  const look = looks.find(({ fits }) => fits(section.tokens));
  return { show: (look?.compile ?? numberShow)(section), signed: look?.signed === true };
}

/** True for a slash with digits on both sides. */
function isFraction(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      token.kind === 'slash' &&
      tokens[index - 1]?.kind === 'digit' &&
      (token.denominator !== undefined || tokens[index + 1]?.kind === 'digit'),
  );
}
