/** Cards drawn beyond each edge, so that a fast scroll shows no gap. */
const beyond = 4;

interface CardRoom {
  /** Pixels scrolled. */
  readonly top: number;
  readonly height: number;
  readonly cardHeight: number;
  readonly count: number;
  /** The card that has the focus or would get it: drawn wherever it stands. */
  readonly kept: number;
}

/** Indexes of the cards to draw, ascending. */
export function cardWindow({ top, height, cardHeight, count, kept }: CardRoom): readonly number[] {
  const first = Math.max(0, Math.floor(top / cardHeight) - beyond);
  const end = Math.min(count, Math.ceil((top + height) / cardHeight) + beyond);
  const seen = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (kept < first && kept < count) return [kept, ...seen];
  return kept >= end && kept < count ? [...seen, kept] : seen;
}
