import type { CardSchema } from '../boards/BoardSchema.ts';

/** Members of a question whose fields may be left out one by one. */
const lists = ['columns', 'of', 'lines'] as const;

/** Fields of a card that a share may leave out. */
export const cardFields = ({ asks }: Pick<CardSchema, 'asks'>): readonly string[] => [
  ...new Set(lists.flatMap((list) => asks?.[list] ?? [])),
];

/** The card without these fields; undefined: nothing of it is left. */
export const withoutFields = (card: CardSchema, left: readonly string[]): CardSchema | undefined => {
  const fields = cardFields(card);
  const gone = new Set(left);
  if (card.asks === undefined || !fields.some((field) => gone.has(field))) return card;
  if (fields.every((field) => gone.has(field))) return undefined;
  const kept = lists.flatMap((list) => {
    const named = card.asks?.[list];
    return named === undefined ? [] : [[list, named.filter((field) => !gone.has(field))] as const];
  });
  const { sort, order, ...asks } = { ...card.asks, ...Object.fromEntries(kept) };
  const isSorted = sort !== undefined && !gone.has(sort);
  return { ...card, asks: { ...asks, ...(isSorted && { sort, ...(order && { order }) }) } };
};
