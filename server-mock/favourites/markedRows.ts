import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { CollectItem } from '../../runtime/wire/favourites/favouriteEndpoints.ts';
import type { CardRows, OwnRows } from '../context/CardRows.ts';
import type { UserCall } from '../http/Call.ts';
import { favouritesOf, recentOf } from './favouriteRoutes.ts';

const told = ({ say }: UserCall, items: readonly CollectItem[], none: MessageKey): OwnRows => ({
  titles: [say('board.paper.name'), say('board.paper.menu')],
  rows: items.map(({ text, of }) => [text, of]),
  total: items.length,
  none: say(none),
});

/** What the caller marked and may open. */
export const markedRows: CardRows = async (call) => {
  const items = (await favouritesOf(call)).filter(({ isAuthorized }) => isAuthorized);
  return told(call, items, 'board.paper.noneMarked');
};

/** What the caller opened last. */
export const recentRows: CardRows = async (call) =>
  told(call, await recentOf(call), 'board.paper.noneOpened');
