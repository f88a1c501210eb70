import { askKindNamed } from '../../runtime/model/boards/asks/askKinds.ts';
import type { CardQuestion, CardRows, CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../runtime/model/boards/cards/cardKinds.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../http/Call.ts';
import { accessNamed } from '../reading/accessNamed.ts';
import { cardTitle } from './cardTitle.ts';
import { maySeeKind } from './maySeeKind.ts';
import { pathOfRows } from './pathOfRows.ts';

/** Fields that the conditions and the period of rows name, of their table. */
const conditionFields = ({ where = [], date }: Partial<CardRows>): readonly string[] => [
  ...where.flatMap(({ tjOptions }) =>
    tjOptions.flatMap((one) => (one.tableName === undefined ? [one.field] : [])),
  ),
  ...(date === undefined ? [] : [date]),
];

/** What became of rows that a card names: `gone` with the name of what is gone, or `hidden` from the viewer. */
type Found = { readonly gone: string } | 'hidden' | 'there';

const findRows = (call: UserCall, rows: Partial<CardRows>, fields: readonly string[]): Found => {
  const { catalog } = call.context;
  const name = rows.table ?? '';
  const table = catalog.table(catalog.pageOfApi(name)?.table ?? name);
  if (table === undefined) return { gone: name };
  const conditions = conditionFields(rows);
  const gone = [...conditions, ...fields].find((field) => !table.byName.has(field));
  if (gone !== undefined) return { gone: `${table.cnName}.${gone}` };
  const found = accessNamed(call, name);
  if (found === undefined) return 'hidden';
  return conditions.every((field) => found.access.readable.has(field)) ? 'there' : 'hidden';
};

/** The question with only what the viewer may read, `hidden`, or what of it is gone. */
const readableQuestion = (
  call: UserCall,
  asks: string,
  question: CardQuestion,
): CardQuestion | Exclude<Found, 'there'> => {
  const kind = askKindNamed(asks);
  if (kind === undefined) return { gone: asks };
  if (!kind.isOfTable) {
    const counted = (question.counted ?? []).filter((one) => findRows(call, one, []) === 'there');
    return counted.length === 0 ? 'hidden' : { ...question, counted };
  }
  const found = findRows(
    call,
    question,
    [...kind.fields(question)].map(({ field }) => field),
  );
  if (found !== 'there') return found;
  const rows = accessNamed(call, question.table ?? '');
  if (rows === undefined) return 'hidden';
  const { access } = rows;
  return kind.readable(question, access.table, (field) => access.answered.has(field)) ?? 'hidden';
};

/** A card as the viewer sees it; undefined: the viewer has no right to what it shows. */
export const shownCard = (call: UserCall, card: CardSchema): ShownCard | undefined => {
  const kind = cardKindOf(card);
  const said = (note: string): ShownCard => ({ ...card, title: card.title ?? card.kind, note });
  if (kind === undefined) return said(call.say('board.goneKind', { name: card.kind }));
  if (!maySeeKind(call.user, card)) return undefined;
  if (kind.asks === undefined) return { ...card, title: card.title ?? kind.title[call.locale] };
  const question = { ...card.asks, ...(kind.period !== undefined && { period: kind.period }) };
  const asks = readableQuestion(call, kind.asks, question);
  if (asks === 'hidden') return undefined;
  if ('gone' in asks) return said(call.say('board.gone', { name: asks.gone }));
  const path = asks.table === undefined ? undefined : pathOfRows(call, asks.table);
  return {
    ...card,
    title: card.title ?? cardTitle(call, kind, asks),
    asks,
    ...(path !== undefined && { path }),
  };
};
