/**
 * Lanes of each week of a month, of which `each` have room on average: weeks with few entries leave theirs to the others.
 * Never more than a week uses. A last lane takes the place of the line that would say how many are hidden.
 */
export function sharedLanes(used: readonly number[], each: number): readonly number[] {
  const given = used.map((lanes) => Math.min(lanes, each));
  let left = used.length * each - given.reduce((sum, lanes) => sum + lanes, 0);
  while (left > 0) {
    const least = Math.min(...given.filter((lanes, at) => lanes < (used[at] ?? 0)));
    const at = given.findIndex((lanes, index) => lanes === least && lanes < (used[index] ?? 0));
    if (at === -1) break;
    given[at] = least + 1;
    left -= 1;
  }
  return given.map((lanes, at) => ((used[at] ?? 0) === lanes + 1 ? lanes + 1 : lanes));
}
