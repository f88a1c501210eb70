/**
 * Order by code points (`COLLATE "C"` in SQL). JavaScript's `<` compares UTF-16 units and puts characters
 * beyond the basic plane before U+E000..U+FFFF.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const beginning = compareStarts(a, b, Math.min(a.length, b.length));
  return beginning === 0 ? (a.length < b.length ? -1 : 1) : beginning;
}

/** Compares the first units only; both texts have at least that many. */
export function compareStarts(a: string, b: string, length: number): number {
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rank(x) < rank(y) ? -1 : 1;
  }
  return 0;
}

/** Moves surrogates above all other units, in the order of their code points. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
