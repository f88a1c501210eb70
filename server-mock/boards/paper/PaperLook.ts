import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { Area } from '../../../runtime/model/print/layout/Area.ts';
import type { CardData, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import type { Writes } from '../../../runtime/wire/boards/valueText.ts';
import type { OwnRows } from '../../context/CardRows.ts';
import type { PaperBox } from '../../prints/paper/PaperBox.ts';

/** What the words of a card are written with. */
export interface PaperWords extends Writes {
  t(key: MessageKey, params?: MessageParams): string;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly now: string;
}

/** A card to draw: its data, and the area below its title. */
export interface PaperCard<Data extends CardData | undefined = CardData | undefined> {
  readonly card: ShownCard;
  readonly data: Data;
  /** What the card shows of its viewer's own; undefined: its kind asks a table, or shows nothing of this. */
  readonly own?: OwnRows | undefined;
  readonly area: Area;
  readonly words: PaperWords;
}

/** What a card shows: data that it asked, what is its viewer's own, or why it shows nothing. */
export interface PaperAnswer {
  readonly data?: CardData;
  readonly own?: OwnRows;
  readonly problem?: string;
}

/** How kinds of cards look on paper. */
export interface PaperLook {
  /** The `view` of the kinds that it draws, else their name. */
  readonly name: string;
  draw(card: PaperCard): readonly PaperBox[];
}
