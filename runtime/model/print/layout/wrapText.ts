import { type FontMetrics, textWidth } from './FontMetrics.ts';

/** Characters that begin no line, and those that end none. */
const closing = new Set('，。、；：！？）》】」』〉”’％%…·,.;:!?)]}');
const opening = new Set('（《【「『〈“‘([{');

/** Longest text of one value; what is longer is cut. */
const mostCharacters = 10_000;

/** Characters that a line may break before and after, such as Chinese ones. */
const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80;

/** Pieces that no line breaks: words, and Chinese characters with the marks that belong to them. */
const unbreakable = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let last = '';
  for (const character of text) {
    const current = pieces.at(-1);
    const isJoined =
      current !== undefined &&
      (closing.has(character) || opening.has(last) || (!isWide(last) && !isWide(character) && last !== ' '));
    if (isJoined) pieces[pieces.length - 1] = current + character;
    else pieces.push(character);
    last = character;
  }
  return pieces;
};

/** The longest beginning that fits, at least one character. */
const fitting = (text: string, fits: (text: string) => boolean): string => {
  let taken = '';
  for (const character of text) {
    if (taken !== '' && !fits(taken + character)) break;
    taken += character;
  }
  return taken;
};

/**
 * The lines of a text in a width (mm). Breaks at line ends, beside Chinese characters and after spaces, inside a word only when
 * the word is wider than the line. Empty text has one line. Texts over 10,000 characters are cut, with `…` at the end.
 */
export const wrapText = (
  text: string,
  width: number,
  { size, bold, fonts }: { readonly size: number; readonly bold: boolean; readonly fonts: FontMetrics },
): readonly string[] => {
  const fits = (one: string): boolean => textWidth(one.trimEnd(), size, bold, fonts) <= width + 1e-6;
  const whole = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  return whole.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (let piece of unbreakable(paragraph.replaceAll('\t', ' '))) {
      if (fits(line + piece)) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      while (!fits(piece)) {
        const head = fitting(piece, fits);
        if (head.length === piece.length) break;
        lines.push(head);
        piece = piece.slice(head.length);
      }
      line = piece.trimStart();
    }
    return [...lines, line];
  });
};
