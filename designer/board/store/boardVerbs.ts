import type { App } from '../../../runtime/host/AppContext.ts';
import type { CardPlace, CardQuestion, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { partClipboard } from '../../kit/partClipboard.ts';
import { addCard } from '../commands/addCard.ts';
import { insertCard } from '../commands/insertCard.ts';
import { type Direction, moveCard } from '../commands/moveCard.ts';
import { placeCards } from '../commands/placeCards.ts';
import { removeCard } from '../commands/removeCard.ts';
import { resizeCard } from '../commands/resizeCard.ts';
import { type CardChange, setCard } from '../commands/setCard.ts';
import { cardName } from '../draft/cardName.ts';
import type { BoardDesignStore } from './BoardDesignStore.ts';

/** All actions of the user on a board, from mouse or keyboard. */
export type BoardVerbs = ReturnType<typeof boardVerbs>;

const longestClipboard = 500_000;

/** The card of a copied text; undefined: it is none. The server checks what it says. */
const cardIn = (text: string): CardSchema | undefined => {
  if (text.length > longestClipboard) return undefined;
  try {
    const found = JSON.parse(text) as Json;
    const isCard =
      isObject(found) &&
      typeof found.id === 'string' &&
      typeof found.kind === 'string' &&
      isObject(found.place);
    return isCard && cardKindOf({ kind: String(found.kind) }) !== undefined
      ? (found as unknown as CardSchema)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Makes the actions of one designer. */
export function boardVerbs({ t, locale }: Pick<App, 't' | 'locale'>, store: BoardDesignStore) {
  const clipboard = partClipboard('jig.boardCards');
  const nameNow = (): string => (store.current === undefined ? '' : cardName(store.current, locale));
  const sayAdded = (): void => store.say(t('boardDesign.added', { title: nameNow() }));
  const saySize = (): void => {
    const { current } = store;
    if (current === undefined) return;
    const { w, h } = current.place;
    store.say(t('boardDesign.resized', { title: nameNow(), w, h }));
  };
  const sayPlace = (): void => {
    const { current } = store;
    if (current === undefined) return;
    const { x, y } = current.place;
    store.say(t('boardDesign.moved', { title: nameNow(), x: x + 1, y: y + 1 }));
  };
  const insert = (card: CardSchema): boolean => {
    const isIn = store.run(insertCard(store.draft, card));
    if (isIn) sayAdded();
    return isIn;
  };
  return {
    add: (kind: CardKind, at?: Pick<CardPlace, 'x' | 'y'>): void => {
      if (store.run(addCard(store.draft, kind, at === undefined ? {} : { at }))) sayAdded();
    },
    /** Adds a card that was composed. */
    addComposed: (kind: CardKind, title: string, asks: CardQuestion): void => {
      if (store.run(addCard(store.draft, kind, { title, asks }))) sayAdded();
    },
    move: (id: string, direction: Direction): void => {
      if (store.run(moveCard(store.draft, id, direction))) sayPlace();
    },
    resize: (id: string, dw: number, dh: number): void => {
      if (store.run(resizeCard(store.draft, id, dw, dh))) saySize();
    },
    /** Takes the places of a drag. */
    place: (places: ReadonlyMap<string, CardPlace>): void => {
      store.take(placeCards(store.draft, places));
      sayPlace();
    },
    set: (id: string, change: CardChange, property: string): boolean =>
      store.run(setCard(store.draft, id, change), `${id} ${property}`),
    duplicate: (): void => {
      if (store.current !== undefined) insert(store.current);
    },
    insert,
    copied: (): string | undefined => {
      if (store.current === undefined) return undefined;
      const text = JSON.stringify(store.current);
      clipboard.put(text);
      return text;
    },
    paste: (text: string): boolean => {
      const card = cardIn(text) ?? cardIn(clipboard.get() ?? '');
      return card !== undefined && insert(card);
    },
    remove: (): void => {
      const { current } = store;
      if (current === undefined) return;
      const title = nameNow();
      if (store.run(removeCard(store.draft, current.id))) store.say(t('boardDesign.removed', { title }));
    },
    undo: store.undo,
    redo: store.redo,
  };
}
