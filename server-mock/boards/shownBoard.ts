import type { BoardFilter, BoardSchema, CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { closedUp } from '../../runtime/model/boards/closedUp.ts';
import type { BoardAnswer, ShownCard, ShownFilter } from '../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../http/Call.ts';
import { accessNamed } from '../reading/accessNamed.ts';
import { shownCard } from './shownCard.ts';

/** The cards that the viewer sees, without holes where others are left out. */
export const shownCards = (call: UserCall, cards: readonly CardSchema[]): readonly ShownCard[] =>
  closedUp(
    cards,
    cards.flatMap((card) => shownCard(call, card) ?? []),
  );

/** A filter with the options of its field, taken from the first card that has it. Undefined: none of the cards has. */
const shownFilter = (
  call: UserCall,
  filter: BoardFilter,
  cards: readonly ShownCard[],
): ShownFilter | undefined => {
  if (filter.kind === 'period')
    return cards.some(
      ({ asks }) => asks?.date !== undefined || asks?.counted?.some(({ date }) => date !== undefined),
    )
      ? { ...filter, title: filter.title ?? call.say('board.period') }
      : undefined;
  const { field: name = '' } = filter;
  const { dictionaries } = call.context.catalog.bundle;
  for (const table of cards.flatMap(({ asks }) => [
    asks?.table,
    ...(asks?.counted ?? []).map((one) => one.table),
  ])) {
    const found = table === undefined ? undefined : accessNamed(call, table)?.access;
    const field = found?.readable.has(name) ? found.table.byName.get(name) : undefined;
    if (field === undefined) continue;
    const { dataKey } = field;
    return {
      ...filter,
      title: filter.title ?? field.title,
      ...(dataKey !== undefined && {
        dataKey,
        isTree: dictionaries.get(dataKey)?.source?.parent !== undefined,
      }),
    };
  }
  return undefined;
};

/** The card with the fields, of these, that its table has for the viewer. */
const withConcerns = (call: UserCall, card: ShownCard, fields: readonly string[]): ShownCard => {
  const found = card.asks?.table === undefined ? undefined : accessNamed(call, card.asks.table)?.access;
  const concerns = found === undefined ? [] : fields.filter((field) => found.readable.has(field));
  return concerns.length === 0 ? card : { ...card, concerns };
};

/** A board as the viewer sees it. `shown`: its cards, or those in their place. */
export const shownBoard = (
  call: UserCall,
  { board, title, screen, theme, filters = [] }: BoardSchema,
  shown: readonly ShownCard[],
): BoardAnswer => {
  const fields = [
    ...filters.flatMap(({ field }) => field ?? []),
    ...shown.flatMap(({ asks }) => [...(asks?.by ? [asks.by] : []), ...(asks?.across ? [asks.across] : [])]),
  ];
  const cards = shown.map((card) => withConcerns(call, card, [...new Set(fields)]));
  return {
    ...{ board, title, cards },
    ...(screen && { screen }),
    ...(theme && { theme }),
    filters: filters.flatMap((one) => shownFilter(call, one, cards) ?? []),
    today: call.context.clock.now().slice(0, 10),
    mayDesign: call.user.isSuperAdmin,
  };
};
