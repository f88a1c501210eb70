import { lineHeight } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import type { PaperLook } from '../PaperLook.ts';
import { fittingSize, lineOfText, linesOfText, saidInside } from '../paperTexts.ts';
import { plainText } from '../plainText.ts';

/** Formatted text, as its words. */
export const textLook: PaperLook = {
  name: 'Text',
  draw({ card, area, words }) {
    const { content } = card.options ?? {};
    const text = typeof content === 'string' ? plainText(content) : '';
    return text === '' ? saidInside(words.t('board.card.noText'), area) : linesOfText(text, area);
  },
};

/** A picture, whole, as large as the card. */
export const pictureLook: PaperLook = {
  name: 'Picture',
  draw({ card, area, words }) {
    const { source, alt } = card.options ?? {};
    if (typeof source !== 'string') return saidInside(words.t('board.card.noPicture'), area);
    const said = typeof alt === 'string' && alt !== '' ? alt : card.title;
    return [
      { kind: 'picture', ...area, source: card.id, alt: words.t('board.paper.noPicture', { alt: said }) },
    ];
  },
};

/** Day and time at which the paper was made. */
export const clockLook: PaperLook = {
  name: 'Clock',
  draw({ area, words: { now } }) {
    const text = now.slice(0, 16);
    const size = fittingSize(text, area, { most: 18, least: 8, bold: true });
    const y = area.y + Math.max(0, (area.height - lineHeight(size)) / 2);
    return [lineOfText(text, { ...area, y }, { size, bold: true, align: 'center' })];
  },
};
