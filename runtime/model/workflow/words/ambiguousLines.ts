/** The properties of a line that are compared. */
interface Labelled {
  readonly from: string;
  readonly label: string;
}

/** The lines with an ambiguous label: empty, or shared with another line of the same node. */
export function ambiguousLines<Line extends Labelled>(lines: readonly Line[]): ReadonlySet<Line> {
  const leaving = new Map<string, Line[]>();
  for (const line of lines) {
    const others = leaving.get(line.from);
    if (others === undefined) leaving.set(line.from, [line]);
    else others.push(line);
  }
  const alike = new Set<Line>();
  for (const group of leaving.values()) {
    if (group.length < 2) continue;
    const times = new Map<string, number>();
    for (const { label } of group) times.set(label.trim(), (times.get(label.trim()) ?? 0) + 1);
    for (const line of group) {
      const label = line.label.trim();
      if (label === '' || (times.get(label) ?? 0) > 1) alike.add(line);
    }
  }
  return alike;
}
