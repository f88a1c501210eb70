import type { AskKind } from './AskKind.ts';

/** How many rows each of several lists has: the steps of a process, the points of a check list. */
export const counts: AskKind = {
  name: 'counts',
  members: ['counted'],
  needs: ['counted'],
  isOfTable: false,
  fields: () => [],
  readable: (question) => question,
};
