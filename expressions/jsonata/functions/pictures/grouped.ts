/** A separator and how many digits stand to its right. */
export interface Grouping {
  readonly position: number;
  readonly separator: string;
}

/** Where a picture groups digits. */
export interface Groups {
  /** From the right. */
  readonly groupings: readonly Grouping[];
  /** The size of all groups when they are regular (3, 6, ...) and so go on to the left; else 0. */
  readonly size: number;
}

/** Makes groups of the separators a picture draws. */
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

/** The integer digits with separators. */
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
