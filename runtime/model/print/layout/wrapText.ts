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

/**
 * The lines of a text in a width (mm). Breaks at line ends, beside Chinese characters and after spaces, inside a word only when
 * the word is wider than the line. Empty text has one line. Texts over 10,000 characters are cut, with `…` at the end.
 */
export const wrapText = (
  text: string,
  width: number,
  { size, bold, fonts }: { readonly size: number; readonly bold: boolean; readonly fonts: FontMetrics },
): readonly string[] => {
  const most = width + 1e-6;
  const widthOf = (one: string): number => textWidth(one, size, bold, fonts);
  const whole = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  // Most texts of a document have one short line.
  if (!/[\r\n\t]/.test(whole) && widthOf(whole) <= most) return [whole.trimEnd()];
  return whole.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const end = (): void => {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    };
    const add = (piece: string): void => {
      // Blanks at the end of a line need no room.
      if (used + widthOf(piece.trimEnd()) > most && line !== '') end();
      const own = line === '' && lines.length > 0 ? piece.trimStart() : piece;
      const needed = widthOf(own);
      if (needed <= most) {
        line += own;
        used += needed;
        return;
      }
      for (const character of own) {
        const more = widthOf(character);
        if (used + more > most && line !== '') end();
        line += character;
        used += more;
      }
    };
    for (const piece of unbreakable(paragraph.replaceAll('\t', ' '))) add(piece);
    end();
    return lines;
  });
};
