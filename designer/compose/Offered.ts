import type { CardQuestion } from '../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../runtime/model/boards/cards/CardKind.ts';
import type { Message } from '../../runtime/model/messages/Catalogue.ts';

/** A card with real rows that shows what an offer would be. */
export interface OfferedCard {
  readonly kind: CardKind;
  readonly asks: CardQuestion;
}

/** Something that the pressed fields make. */
export interface Offered {
  /** An identifier: cards on the board of previews begin with it. */
  readonly name: string;
  readonly title: Message;
  readonly cards: readonly OfferedCard[];
}
