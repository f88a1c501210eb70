import { rowConditions } from '../../runtime/model/boards/rowConditions.ts';
import type { ConditionEntry } from '../../runtime/model/conditions/ConditionGroup.ts';
import { groupsText } from '../../runtime/model/conditions/ListFilters.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { CardData, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { groupConditions } from '../report/groupConditions.ts';

/** The group of a card that was pressed. */
export interface PickedGroup {
  readonly key: Cell;
  readonly across?: Cell | undefined;
}

/** Conditions of one group. */
const ofGroup = (
  card: ShownCard,
  data: CardData | undefined,
  { key, across }: PickedGroup,
): readonly ConditionEntry[] => {
  if (data?.asks !== 'groups') return [];
  const { each } = card.asks ?? {};
  const by = { byName: new Map([[data.by.field, data.by]]) };
  const first = groupConditions(by, { by: data.by.field, ...(each && { each }) }, key);
  if (data.across === undefined || across === undefined) return first;
  const second = { byName: new Map([[data.across.field, data.across]]) };
  return [...first, ...groupConditions(second, { by: data.across.field }, across)];
};

/** Where the rows of a card are listed, of one of its groups where one was pressed. Undefined: no page lists them. */
export const rowsAddress = (
  { board, chosen, cards }: Pick<BoardStore, 'board' | 'chosen' | 'cards'>,
  card: ShownCard,
  picked?: PickedGroup,
): string | undefined => {
  if (card.path === undefined || board === undefined) return undefined;
  const groups = rowConditions(card.asks ?? {}, {
    filters: chosen,
    today: board.today,
    has: (field) => card.concerns?.includes(field) ?? false,
  });
  const entries = picked === undefined ? [] : ofGroup(card, cards.get(card.id)?.data, picked);
  const all = entries.length === 0 ? groups : [...groups, { tjzType: 'and' as const, tjOptions: entries }];
  return all.length === 0 ? card.path : `${card.path}?${new URLSearchParams({ g: groupsText(all) })}`;
};
