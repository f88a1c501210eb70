import type { Area } from '../../../runtime/model/print/layout/Area.ts';
import type { Align } from '../../../runtime/model/print/layout/Box.ts';
import { lineHeight, textWidth } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { knownFont } from '../../../runtime/model/print/layout/knownFont.ts';
import { wrapText } from '../../../runtime/model/print/layout/wrapText.ts';
import type { PaperBox, PaperText } from '../../prints/paper/PaperBox.ts';
import { paperColors } from '../../prints/paper/paperColors.ts';

/** Points of the texts of cards, and of what is said beside them. */
export const usualSize = 8;
export const smallSize = 7;

/** How a text is written. */
interface TextLook {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly color?: string;
}

/** The text as far as it fits, `…` behind what is cut. */
export const cutText = (text: string, width: number, size: number, bold = false): string => {
  const line = text.replace(/\s+/g, ' ');
  if (textWidth(line, size, bold, knownFont) <= width) return line;
  const left = width - textWidth('…', size, bold, knownFont);
  let kept = '';
  let used = 0;
  for (const character of line) {
    used += textWidth(character, size, bold, knownFont);
    if (used > left) break;
    kept += character;
  }
  return `${kept}…`;
};

/** The largest size of type, from `most` down to `least`, at which a text fits. */
export const fittingSize = (
  text: string,
  { width, height }: Pick<Area, 'width' | 'height'>,
  { most, least, bold = false }: { readonly most: number; readonly least: number; readonly bold?: boolean },
): number => {
  const perPoint = textWidth(text, 1, bold, knownFont);
  const size = Math.min(most, width / Math.max(perPoint, 1e-6), height / lineHeight(1));
  return Math.max(least, Math.floor(size * 4) / 4);
};

/** A line of text at the top of an area, cut where it is too wide. */
export const lineOfText = (
  text: string,
  { x, y, width }: Pick<Area, 'x' | 'y' | 'width'>,
  { size = usualSize, bold = false, align = 'left', color = paperColors.text }: TextLook = {},
): PaperText => ({
  ...{ kind: 'text', x, y, width, height: lineHeight(size) },
  ...{ text: cutText(text, width, size, bold), size, bold, align, color },
});

/** Lines of a text in an area, from its top; the last one that fits ends with `…` where there are more. */
export const linesOfText = (text: string, area: Area, look: TextLook = {}): readonly PaperBox[] => {
  const { size = usualSize, bold = false } = look;
  const lines = wrapText(text, area.width, { size, bold, fonts: knownFont });
  const most = Math.max(1, Math.floor(area.height / lineHeight(size) + 0.01));
  return lines
    .slice(0, most)
    .map((line, at) =>
      lineOfText(
        at === most - 1 && lines.length > most ? `${line} …` : line,
        { ...area, y: area.y + at * lineHeight(size) },
        look,
      ),
    );
};

/** Words in the middle of an area, in place of what it would show. */
export const saidInside = (
  text: string,
  area: Area,
  color: string = paperColors.pale,
): readonly PaperBox[] => {
  const lines = wrapText(text, area.width, { size: usualSize, bold: false, fonts: knownFont });
  const height = Math.min(area.height, lines.length * lineHeight(usualSize));
  const y = area.y + (area.height - height) / 2;
  return linesOfText(text, { ...area, y, height }, { align: 'center', color });
};
