import type { Frame } from '../../../../evaluate/Frame.ts';
import { decimals } from './decimals.ts';
import type { IntegerFormat, LeastDigits } from './IntegerFormat.ts';
import { letters } from './letters.ts';
import { roman } from './roman.ts';
import { words } from './words.ts';

/** Formats with a name; everything else is a decimal digit pattern. */
const forms: Readonly<Record<string, (ordinal: boolean) => IntegerFormat>> = {
  A: () => letters('A'),
  a: () => letters('a'),
  I: () => roman(false),
  i: () => roman(true),
  w: (ordinal) => words('lower', ordinal),
  W: (ordinal) => words('upper', ordinal),
  Ww: (ordinal) => words('title', ordinal),
};

/** Finds the format of a primary modifier; D3130 when there is none, D3131 for digits of several families. */
export function readIntegerFormat(
  frame: Frame,
  primary: string,
  ordinal: boolean,
  least?: LeastDigits,
): IntegerFormat {
  const form = Object.hasOwn(forms, primary) ? forms[primary]?.(ordinal) : undefined;
  const format = form ?? decimals(frame, primary, ordinal, least);
  if (format !== undefined) return format;
  throw frame.refuse('D3130', `Integers cannot be written or read as a sequence starting with "${primary}".`);
}
