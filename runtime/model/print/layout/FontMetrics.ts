/** Widths of the characters of the font that a layout is drawn with. */
export interface FontMetrics {
  /** Advance of a character as a part of the size of type: 1 is as wide as the type is high. */
  width(codePoint: number, isBold: boolean): number;
}

/** Millimetres of a point. */
const point = 25.4 / 72;

/** Distance of two lines of text as a part of the size of type. */
const leading = 1.3;

/** Height of a line of this size in millimetres. */
export const lineHeight = (size: number): number => size * leading * point;

/** Ascent of the font's em box, which Chinese characters fill. */
const ascent = 0.88;

/** From the top of a line to the baseline of its characters, in millimetres. */
export const baseline = (size: number): number => ((leading - 1) / 2 + ascent) * size * point;

/** Width of a text in millimetres. */
export const textWidth = (text: string, size: number, isBold: boolean, fonts: FontMetrics): number => {
  let width = 0;
  for (const character of text) width += fonts.width(character.codePointAt(0) ?? 0, isBold);
  return width * size * point;
};
