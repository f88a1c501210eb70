import type { AskKind } from './AskKind.ts';

/** The rows themselves, with some of their columns. */
export const rows: AskKind = {
  name: 'rows',
  members: ['columns', 'sort', 'order', 'limit'],
  needs: ['columns'],
  isOfTable: true,
  *fields({ columns = [], sort }) {
    for (const [at, field] of columns.entries()) yield { steps: ['columns', at], field };
    if (sort !== undefined) yield { steps: ['sort'], field: sort };
  },
  readable({ sort, order, ...question }, _table, isReadable) {
    const columns = (question.columns ?? []).filter(isReadable);
    if (columns.length === 0) return undefined;
    return {
      ...question,
      columns,
      ...(sort !== undefined && isReadable(sort) ? { sort, ...(order && { order }) } : {}),
    };
  },
};
