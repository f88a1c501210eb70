import type { ViewPart, ViewValue } from '../schema/ViewSchema.ts';

/** What a walk gives each row besides its fields: how deep it is, where it began, and how often it is needed. */
export const walkNames = ({
  parent,
}: NonNullable<ViewPart['walk']>): Readonly<Record<string, ViewValue>> => ({
  Level: 1,
  Root: parent,
  Times: 1,
  Way: { is: '' },
});

/** Levels of a walk without `most`. */
export const mostLevels = 20;
