import type { CardKind } from './CardKind.ts';
import { toneOption } from './cardOptions.ts';

/** A number with what it was before and its trend. */
export const figure: CardKind = {
  name: 'figure',
  isPublic: true,
  title: { zh: '指标', en: 'Figure' },
  view: 'Figure',
  size: { w: 3, h: 2, minW: 2, minH: 2 },
  asks: 'figure',
  options: [
    toneOption,
    {
      name: 'isGoodWhenLess',
      title: { zh: '越小越好', en: 'Less is better' },
      schema: { type: 'boolean' },
    },
  ],
};
