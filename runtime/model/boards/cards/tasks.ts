import type { CardKind } from './CardKind.ts';

/** Documents that wait for the viewer, to be decided from here. */
export const tasks: CardKind = {
  name: 'tasks',
  title: { zh: '我的待办', en: 'My tasks' },
  size: { w: 6, h: 5, minW: 3, minH: 3 },
  isOwn: true,
};
