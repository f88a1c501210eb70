import type { CardKind } from './CardKind.ts';

/** The steps of a process, each with how much stands there. */
export const steps: CardKind = {
  name: 'steps',
  isPublic: true,
  title: { zh: '流程步骤', en: 'Process steps' },
  view: 'Steps',
  size: { w: 12, h: 2, minW: 4, minH: 2 },
  asks: 'counts',
};
