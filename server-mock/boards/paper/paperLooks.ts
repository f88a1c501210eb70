import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { CardData } from '../../../runtime/wire/boards/Board.ts';
import { chartLook } from './looks/chartLook.ts';
import { checklistLook, stepsLook } from './looks/countLooks.ts';
import { figureLook } from './looks/figureLook.ts';
import { gaugeLook, progressLook } from './looks/goalLooks.ts';
import { clockLook, pictureLook, textLook } from './looks/plainLooks.ts';
import { rankingLook } from './looks/rankingLook.ts';
import { ownLook, rowsLook } from './looks/rowsLook.ts';
import type { PaperCard, PaperLook } from './PaperLook.ts';

const looks: readonly PaperLook[] = [
  ...[figureLook, gaugeLook, progressLook, chartLook, rankingLook, rowsLook],
  ...[stepsLook, checklistLook, clockLook, textLook, pictureLook],
];

/** Looks of kinds that have none of their own, by what they ask. */
const byQuestion: Readonly<Record<CardData['asks'], PaperLook>> = {
  ...{ figure: figureLook, groups: rankingLook, rows: rowsLook, counts: stepsLook },
};

/** Looks that are used on screen only: what leads on, and what stands in a browser. */
const onScreenOnly: readonly string[] = ['Shortcuts', 'Drafts'];

const nameOf = (card: { readonly kind: string }): string => cardKindOf(card)?.view ?? card.kind;

/** Whether a card has no use on paper, so that others take its room. */
export const isOnScreenOnly = (card: { readonly kind: string }): boolean =>
  onScreenOnly.includes(nameOf(card));

/**
 * How a card looks on paper: as its kind says, as a list of what is its viewer's own, else by the shape of its data; undefined:
 * it has none of these.
 */
export const paperLookOf = (
  card: { readonly kind: string },
  { data, own }: Pick<PaperCard, 'data' | 'own'>,
): PaperLook | undefined =>
  looks.find(({ name }) => name === nameOf(card)) ?? (own && ownLook) ?? (data && byQuestion[data.asks]);
