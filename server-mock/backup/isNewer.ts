const partsOf = (version: string): readonly number[] =>
  (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '0.0.0').split('.').map(Number);

/** Whether a version like `1.2.3` is newer than another. */
export const isNewer = (version: string, than: string): boolean => {
  const [mine, other] = [partsOf(version), partsOf(than)];
  const at = mine.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (mine[at] ?? 0) > (other[at] ?? 0);
};
