import type { OptionViewDraft } from './optionViewFields.ts';

/** Properties of a view, each of which two users change independently. */
const parts = ['name', 'icon', 'tooltip', 'scope', 'columns', 'query', 'marks'] as const;

/** A property of a view. */
export type OptionViewPart = (typeof parts)[number];

/** Two changes of one view put together. */
interface MergedOptionViews {
  /** What each side changed; where both did, mine or theirs. */
  readonly merged: Readonly<Record<'mine' | 'theirs', OptionViewDraft>>;
  /** Changed by the other side only. */
  readonly taken: readonly OptionViewPart[];
  /** Changed by both, and not alike. */
  readonly contested: readonly OptionViewPart[];
}

const textOf = (view: OptionViewDraft, part: OptionViewPart): string =>
  // Stored columns end with the last table that has any.
  JSON.stringify(part === 'columns' ? [0, 1, 2].map((at) => view.columns[at] ?? null) : view[part]);

/** Merges by property what became of `base` here (`mine`) and elsewhere (`theirs`). */
export function mergeOptionViews(
  base: OptionViewDraft,
  mine: OptionViewDraft,
  theirs: OptionViewDraft,
): MergedOptionViews {
  const isSame = (one: OptionViewDraft, other: OptionViewDraft, part: OptionViewPart): boolean =>
    textOf(one, part) === textOf(other, part);
  const changedThere = parts.filter((part) => !isSame(base, theirs, part));
  const taken = changedThere.filter((part) => isSame(base, mine, part));
  const contested = changedThere.filter((part) => !isSame(base, mine, part) && !isSame(mine, theirs, part));
  const withTheir = (of: readonly OptionViewPart[]): OptionViewDraft => ({
    ...mine,
    ...Object.fromEntries(of.map((part) => [part, theirs[part]])),
  });
  return {
    merged: { mine: withTheir(taken), theirs: withTheir([...taken, ...contested]) },
    taken,
    contested,
  };
}
