/** How well typed text matches a candidate: 0 is best; undefined: no match. */
export function match(
  typed: string,
  names: readonly string[],
  initialsOf: (text: string) => string,
): number | undefined {
  if (typed === '') return 0;
  const wanted = typed.toLowerCase();
  // A single letter is in nearly every name.
  const inside = wanted.length > 1 || !isLatin(wanted);
  let best: number | undefined;
  const note = (rank: number) => {
    if (best === undefined || rank < best) best = rank;
  };
  for (const name of names) {
    const low = name.toLowerCase();
    if (low === wanted) return 0;
    if (low.startsWith(wanted)) note(1);
    else if (inside && low.includes(wanted)) note(3);
  }
  if ((best ?? 4) <= 1 || !isLatin(wanted)) return best;
  for (const name of names) {
    const initials = isLatin(name) ? '' : initialsOf(name).toLowerCase();
    // All initials of a name rank like its beginning.
    if (initials !== '' && initials === wanted) note(1);
    else if (initials.startsWith(wanted)) note(2);
    else if (inside && initials.includes(wanted)) note(4);
  }
  return best;
}

function isLatin(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 0x24f) return false;
  return true;
}
