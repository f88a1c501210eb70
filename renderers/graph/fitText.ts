/** Wide characters (Chinese, full-width forms) have the width of one em. */
const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;

const widthOf = (character: string): number =>
  wide.test(character) || (character.codePointAt(0) ?? 0) > 0xffff ? 1 : 0.58;

/** Estimated width of a text in pixels. SVG does not wrap or cut text, and measuring would force a layout. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += widthOf(character);
  return ems * fontSize;
}

/** Cuts the text with … if it is wider than `pixels`. */
export function fitText(text: string, pixels: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= pixels) return text;
  let room = pixels / fontSize - 1;
  let kept = '';
  for (const character of text) {
    room -= widthOf(character);
    if (room < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Wraps the text into at most `most` lines of `pixels`. Cuts the last line with … if more follows; empty
 * text: no lines.
 */
export function wrapText(
  text: string,
  { pixels, fontSize, most }: { readonly pixels: number; readonly fontSize: number; readonly most: number },
): readonly string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    if (lines.length === most - 1 || textWidth(rest, fontSize) <= pixels)
      return [...lines, fitText(rest, pixels, fontSize)];
    const head = headOf(rest, pixels / fontSize);
    lines.push(head.trimEnd());
    rest = rest.slice(head.length).trimStart();
  }
  return lines;
}

/** The longest start of a text that fits. It ends at the last space if there is one; never empty. */
function headOf(text: string, ems: number): string {
  let room = ems;
  let head = '';
  for (const character of text) {
    room -= widthOf(character);
    if (room < 0 && head !== '') break;
    head += character;
  }
  const blank = head.lastIndexOf(' ');
  return blank > head.length / 2 ? head.slice(0, blank) : head;
}
