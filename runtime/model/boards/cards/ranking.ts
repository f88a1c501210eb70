import type { CardKind } from './CardKind.ts';
import { toneOption } from './cardOptions.ts';

/** Groups in order, the largest first, each with a bar. */
export const ranking: CardKind = {
  name: 'ranking',
  isPublic: true,
  title: { zh: '排行', en: 'Ranking' },
  view: 'Ranking',
  size: { w: 4, h: 4, minW: 2, minH: 3 },
  asks: 'groups',
  without: ['each', 'across', 'lines'],
  options: [toneOption],
};
