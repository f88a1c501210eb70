import type { SheetColumn } from './SheetSpec.ts';

/** Rows of group titles above the columns' own. */
export const levelsOf = (columns: readonly SheetColumn[]): number =>
  Math.max(0, ...columns.map(({ groups }) => groups?.length ?? 0));

/**
 * The rows of a header with groups: a group's title stands over its first column, the cells over its other neighbours
 * stay empty (a stream has no merged cells, and sorting, filtering and reading it again stay simple). Titles are in the
 * last row.
 */
export const headRows = (columns: readonly SheetColumn[], levels: number): readonly string[][] => [
  ...Array.from({ length: levels }, (_, level) =>
    columns.map(({ groups }, at) => {
      const isGoingOn = pathOf(groups, level) === pathOf(columns[at - 1]?.groups, level);
      return isGoingOn ? '' : (groups?.[level] ?? '');
    }),
  ),
  columns.map(({ title }) => title),
];

const pathOf = (groups: readonly string[] | undefined, level: number): string | undefined =>
  groups?.[level] === undefined ? undefined : groups.slice(0, level + 1).join('\n');
