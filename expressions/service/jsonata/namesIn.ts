import { Pratt } from '../../grammar/Pratt.ts';
import { grammar } from '../../jsonata/grammar/grammar.ts';
import { Survey } from '../../jsonata/grammar/survey.ts';
import { caught } from '../../Refusal.ts';

/** A name in a formula with its place, and the full path of its field if known. */
export interface PlacedName {
  readonly name: string;
  readonly path: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** The names of a formula in order, and what it reads; undefined: unreadable. */
export function namesIn(
  source: string,
): { readonly names: readonly PlacedName[]; readonly reads: readonly string[] } | undefined {
  const read = caught(() => {
    const found = new Map<number, PlacedName>();
    const { reads } = new Survey(new Pratt(source, grammar).whole(), ({ name, from, to }, path) => {
      if (from !== undefined && to !== undefined) found.set(from, { name, path, from, to });
    });
    return { names: [...found.values()].sort((a, b) => a.from - b.from), reads };
  });
  return read.ok ? read.value : undefined;
}
