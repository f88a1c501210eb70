import type { CardQuestion } from '../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../runtime/model/boards/cards/CardKind.ts';
import { listed } from '../../runtime/model/messages/index.ts';
import type { UserCall } from '../http/Call.ts';

/** Title of a card that has none of its own: what it shows, `各客户价税合计`. */
export const cardTitle = (call: UserCall, { title }: CardKind, asks: CardQuestion): string => {
  const { catalog } = call.context;
  const page = catalog.pageOfApi(asks.table ?? '');
  const table = catalog.table(page?.table ?? asks.table ?? '');
  if (table === undefined) return title[call.locale];
  const name = page?.title ?? table.cnName;
  const titleOf = (field: string): string => table.byName.get(field)?.title ?? field;
  const numbers = [...(asks.of ?? []), ...(asks.lines ?? [])].map(titleOf);
  const of = numbers.length === 0 ? name : listed(numbers, call.locale);
  if (asks.by === undefined) return of;
  return call.say('board.by', { by: titleOf(asks.by), of });
};
