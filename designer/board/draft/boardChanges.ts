import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { ChangedProperty, Difference } from '../../../runtime/model/schema/Difference.ts';
import type { BoardHead } from '../commands/setHead.ts';
import { cardName } from './cardName.ts';

type Say = Pick<App, 't' | 'locale'>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const cardChanges = (was: CardSchema, is: CardSchema, { t, locale }: Say): readonly ChangedProperty[] => {
  const kindName = (card: CardSchema): string => cardKindOf(card)?.title[locale] ?? card.kind;
  return [
    ...(was.title === is.title
      ? []
      : [{ title: t('boardDesign.of.title'), from: was.title ?? '', to: is.title ?? '' }]),
    ...(was.kind === is.kind
      ? []
      : [{ title: t('boardDesign.kinds'), from: kindName(was), to: kindName(is) }]),
    ...(isSame(was.place, is.place) ? [] : [{ title: t('boardDesign.change.place') }]),
    ...(isSame(was.asks, is.asks) ? [] : [{ title: t('boardDesign.change.data') }]),
    ...(isSame(was.options, is.options) ? [] : [{ title: t('boardDesign.change.options') }]),
  ];
};

const headChanges = (was: BoardSchema, is: BoardSchema, { t }: Say): readonly ChangedProperty[] => {
  const size = ({ screen }: BoardSchema): string =>
    screen === undefined ? t('boardDesign.of.fluid') : t('boardDesign.of.ownSize', { ...screen });
  const roles = (board: BoardSchema): string => board.roles?.join('、') ?? t('boardDesign.everybody');
  const said: readonly (readonly [title: string, from: string, to: string])[] = [
    [t('boardDesign.name'), was.title, is.title],
    [t('boardDesign.roles'), roles(was), roles(is)],
    [t('boardDesign.of.size'), size(was), size(is)],
  ];
  const others: readonly (readonly [title: string, key: keyof BoardHead])[] = [
    [t('boardDesign.of.isHome'), 'isHome'],
    [t('boardDesign.of.theme'), 'theme'],
    [t('boardDesign.of.filters'), 'filters'],
  ];
  return [
    ...said.flatMap(([title, from, to]) => (from === to ? [] : [{ title, from, to }])),
    ...others.flatMap(([title, key]) => (isSame(was[key], is[key]) ? [] : [{ title }])),
  ];
};

/** Changes of a board since it was loaded, in words. */
export function boardChanges(before: BoardSchema, now: BoardSchema, say: Say): readonly Difference[] {
  const { t, locale } = say;
  const head = headChanges(before, now, say);
  const old = new Map(before.cards.map((card) => [card.id, card] as const));
  const ids = new Set(now.cards.map(({ id }) => id));
  const what = (card: CardSchema): string => t('boardDesign.change.card', { name: cardName(card, locale) });
  return [
    ...(head.length === 0
      ? []
      : [{ what: t('boardDesign.change.head'), how: 'changed', changed: head } as const]),
    ...now.cards.flatMap((card): readonly Difference[] => {
      const was = old.get(card.id);
      if (was === undefined) return [{ what: what(card), how: 'added', changed: [] }];
      const changed = cardChanges(was, card, say);
      return changed.length === 0 ? [] : [{ what: what(card), how: 'changed', changed }];
    }),
    ...before.cards
      .filter(({ id }) => !ids.has(id))
      .map((card): Difference => ({ what: what(card), how: 'removed', changed: [] })),
  ];
}
