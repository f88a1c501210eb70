import type { CardKind } from './CardKind.ts';
import { goalOption, toneOption } from './cardOptions.ts';

/** A number as the part of a goal, as a bar. */
export const progress: CardKind = {
  name: 'progress',
  isPublic: true,
  title: { zh: '进度', en: 'Progress' },
  view: 'Progress',
  size: { w: 3, h: 2, minW: 2, minH: 1 },
  asks: 'figure',
  without: ['compare', 'trend'],
  options: [goalOption, toneOption],
};
