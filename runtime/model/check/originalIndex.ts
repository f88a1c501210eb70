const positions = new WeakMap<readonly unknown[], readonly number[]>();

/** Remembers where the elements of a shortened list stood, so that findings still point into the file. */
export const rememberIndexes = (list: readonly unknown[], indexes: readonly number[]): void => {
  positions.set(list, indexes);
};

/** Where an element of a list stood in its file. */
export const originalIndex = (list: readonly unknown[], at: number): number =>
  positions.get(list)?.[at] ?? at;
