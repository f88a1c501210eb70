import type { CardKind } from './CardKind.ts';
import { goalOption, toneOption } from './cardOptions.ts';

/** A number as the part of a goal, on a dial. */
export const gauge: CardKind = {
  name: 'gauge',
  isPublic: true,
  title: { zh: '仪表', en: 'Gauge' },
  view: 'Gauge',
  size: { w: 3, h: 3, minW: 2, minH: 3 },
  asks: 'figure',
  without: ['compare', 'trend'],
  options: [goalOption, toneOption],
};
