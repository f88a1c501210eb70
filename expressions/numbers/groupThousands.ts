/** Whole digits with a comma before every three: `530648` is `530,648`. Linear. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}
