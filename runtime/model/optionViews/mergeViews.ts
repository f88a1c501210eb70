import type { ViewDraft } from './optionViewFields.ts';

/** Properties of a view, each of which two users change independently. */
const parts = ['name', 'icon', 'tooltip', 'scope', 'columns', 'query', 'marks'] as const;

/** A property of a view. */
export type ViewPart = (typeof parts)[number];

/** Two changes of one view put together. */
interface MergedViews {
  /** What each side changed; where both did, mine or theirs. */
  readonly merged: Readonly<Record<'mine' | 'theirs', ViewDraft>>;
  /** Changed by the other side only. */
  readonly taken: readonly ViewPart[];
  /** Changed by both, and not alike. */
  readonly contested: readonly ViewPart[];
}

const textOf = (view: ViewDraft, part: ViewPart): string =>
  // Stored columns end with the last table that has any.
  JSON.stringify(part === 'columns' ? [0, 1, 2].map((at) => view.columns[at] ?? null) : view[part]);

/** Merges by property what became of `base` here (`mine`) and elsewhere (`theirs`). */
export function mergeViews(base: ViewDraft, mine: ViewDraft, theirs: ViewDraft): MergedViews {
  const isSame = (one: ViewDraft, other: ViewDraft, part: ViewPart): boolean =>
    textOf(one, part) === textOf(other, part);
  const changedThere = parts.filter((part) => !isSame(base, theirs, part));
  const taken = changedThere.filter((part) => isSame(base, mine, part));
  const contested = changedThere.filter((part) => !isSame(base, mine, part) && !isSame(mine, theirs, part));
  const withTheir = (of: readonly ViewPart[]): ViewDraft => ({
    ...mine,
    ...Object.fromEntries(of.map((part) => [part, theirs[part]])),
  });
  return {
    merged: { mine: withTheir(taken), theirs: withTheir([...taken, ...contested]) },
    taken,
    contested,
  };
}
