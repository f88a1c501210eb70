import type { CardKind } from './CardKind.ts';
import { chartCards } from './chartCards.ts';
import { checklist } from './checklist.ts';
import { clock } from './clock.ts';
import { drafts } from './drafts.ts';
import { favourites } from './favourites.ts';
import { figure } from './figure.ts';
import { gauge } from './gauge.ts';
import { late } from './late.ts';
import { notices } from './notices.ts';
import { picture } from './picture.ts';
import { progress } from './progress.ts';
import { ranking } from './ranking.ts';
import { recent } from './recent.ts';
import { shortcuts } from './shortcuts.ts';
import { status } from './status.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { tasks } from './tasks.ts';
import { text } from './text.ts';

/** Kinds of cards, in the order in which they are offered. */
export const cardKinds: readonly CardKind[] = [
  ...[figure, gauge, progress],
  ...chartCards,
  ...[ranking, table, late, steps, checklist],
  ...[tasks, drafts, favourites, recent, shortcuts, notices],
  ...[clock, text, picture, status],
];

/** The kind of a card; undefined: this version has none of its name. */
export const cardKindOf = ({ kind }: { readonly kind: string }): CardKind | undefined =>
  cardKinds.find(({ name }) => name === kind);
