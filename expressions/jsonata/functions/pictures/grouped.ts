/** A separator and how many digits stand to its right. */
export interface Grouping {
  readonly position: number;
  readonly separator: string;
}

/** The integer digits with separators; where the pattern is regular (3, 6, ...) it goes on to the left. */
export function grouped(digits: string, groupings: readonly Grouping[]): string {
  const size = regularSize(groupings);
  const places =
    size === undefined
      ? groupings
      : Array.from({ length: Math.floor((digits.length - 1) / size) }, (_, index) => ({
          position: size * (index + 1),
          separator: groupings[0]?.separator ?? '',
        }));
  let result = digits;
  // From the right, so that no place still to come is moved.
  for (const { position, separator } of [...places].sort((a, b) => a.position - b.position)) {
    const at = digits.length - position;
    if (at > 0) result = result.slice(0, at) + separator + result.slice(at);
  }
  return result;
}

function regularSize(groupings: readonly Grouping[]): number | undefined {
  const [first] = [...groupings].sort((a, b) => a.position - b.position);
  if (first === undefined || first.position === 0) return undefined;
  const isRegular = groupings.every(
    ({ position, separator }) =>
      separator === first.separator &&
      position % first.position === 0 &&
      position <= first.position * groupings.length,
  );
  return isRegular ? first.position : undefined;
}
