import type { SheetColumn } from './SheetSpec.ts';

/** Number of header rows with group titles. */
export const levelsOf = (columns: readonly SheetColumn[]): number =>
  Math.max(0, ...columns.map(({ groups }) => groups?.length ?? 0));

/**
 * Header rows with groups. A group's title is above its first column; its other cells stay empty, because a stream
 * has no merged cells and sorting, filtering and reading stay simple. The last row has the column titles.
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
