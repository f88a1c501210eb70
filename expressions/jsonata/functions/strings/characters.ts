import type { Frame } from '../../../evaluate/Frame.ts';

/** Length of a text in characters (code points): a surrogate pair is one. */
export function lengthOf(frame: Frame, text: string): number {
  frame.charge(text.length >>> 5);
  let pairs = 0;
  for (let i = 0; i < text.length - 1; i += 1) {
    if (isPair(text, i)) {
      pairs += 1;
      i += 1;
    }
  }
  return text.length - pairs;
}

/** UTF-16 offset of a character; the length of the text when it has fewer characters. */
export function offsetOf(frame: Frame, text: string, character: number): number {
  let offset = 0;
  for (let left = character; left > 0 && offset < text.length; left -= 1)
    offset += isPair(text, offset) ? 2 : 1;
  frame.charge(offset >>> 5);
  return offset;
}

/** Splits a text into characters. Charges for them, since each is a text of its own. */
export function charactersOf(frame: Frame, text: string): readonly string[] {
  frame.charge(text.length);
  frame.allocate(18 * text.length);
  return Array.from(text);
}

function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}
