import type { CardKind } from './CardKind.ts';

/** Day and time of the product's time zone. */
export const clock: CardKind = {
  name: 'clock',
  isPublic: true,
  title: { zh: '时钟', en: 'Clock' },
  view: 'Clock',
  size: { w: 3, h: 2, minW: 2, minH: 1 },
};
