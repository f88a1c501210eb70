/** A separator and the number of digits to its right. */
export interface Grouping {
  readonly position: number;
  readonly separator: string;
}

/** Digit groups of a picture. */
export interface Groups {
  /** Ordered from the right. */
  readonly groupings: readonly Grouping[];
  /** Group size when groups are regular (3, 6, ...) and continue to the left; else 0. */
  readonly size: number;
}

/** Creates groups from the separators of a picture. */
export function groupsOf(drawn: readonly Grouping[]): Groups {
  const groupings = [...drawn].sort((a, b) => a.position - b.position);
  const [first] = groupings;
  const isRegular =
    first !== undefined &&
    groupings.every(
      ({ position, separator }, index) =>
        separator === first.separator && position === first.position * (index + 1),
    );
  return { groupings, size: isRegular ? first.position : 0 };
}

/** Inserts separators into integer digits. */
export function grouped(digits: string, { groupings, size }: Groups): string {
  const separator = groupings[0]?.separator;
  if (separator === undefined) return digits;
  let result = '';
  let end = digits.length;
  if (size > 0) {
    for (; end > size; end -= size) result = separator + digits.slice(end - size, end) + result;
    return digits.slice(0, end) + result;
  }
  for (const grouping of groupings) {
    const at = digits.length - grouping.position;
    if (at <= 0) break;
    result = grouping.separator + digits.slice(at, end) + result;
    end = at;
  }
  return digits.slice(0, end) + result;
}
