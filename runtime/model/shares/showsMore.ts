import type { CardQuestion, CardSchema } from '../boards/BoardSchema.ts';
import type { Json } from '../schema/Json.ts';
import { sameJson } from '../schema/sameJson.ts';

const same = (one: unknown, other: unknown): boolean =>
  sameJson((one ?? null) as Json, (other ?? null) as Json); // checked when the board was published

const isWithin = (few: readonly unknown[] = [], many: readonly unknown[] = []): boolean =>
  few.every((one) => many.some((other) => same(one, other)));

/** Members of a question that name fields: each may lose some. */
const lists = ['columns', 'of', 'lines'] as const;

const asksMore = (approved: CardQuestion, asked: CardQuestion): boolean => {
  const { where = [], limit: most, ...before } = approved;
  const { where: conditions = [], limit = 0, ...now } = asked;
  // One condition more shows fewer rows.
  if (!isWithin(where, conditions)) return true;
  if (!same(most, asked.limit) && (most === undefined || limit === 0 || limit > most)) return true;
  for (const list of lists) {
    // No number at all counts rows, which is another figure.
    if ((before[list] ?? []).length > 0 && (now[list] ?? []).length === 0) return true;
    if (!isWithin(now[list], before[list])) return true;
  }
  const rest = (question: CardQuestion): unknown =>
    Object.fromEntries(
      Object.entries(question)
        .filter(([member]) => !lists.some((list) => list === member))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return !same(rest(before), rest(now));
};

/** Whether a card shows anything that the approved one does not: other rows, fields, figures or words. Its place and colours do not matter. */
export const showsMore = (approved: CardSchema, card: CardSchema): boolean => {
  if (approved.kind !== card.kind) return true;
  if (approved.asks === undefined || card.asks === undefined)
    return !same(approved.asks, card.asks) || !same(approved.options, card.options);
  return asksMore(approved.asks, card.asks);
};
