import type { CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** Title of a card; without one, its kind. */
export const cardName = (card: Pick<CardSchema, 'title' | 'kind'>, locale: Locale): string =>
  card.title ?? cardKindOf(card)?.title[locale] ?? card.kind;
