import type { App } from '../../../runtime/host/AppContext.ts';
import { askKindNamed } from '../../../runtime/model/boards/asks/askKinds.ts';
import type { CardQuestion, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { BoardTable } from '../../../runtime/wire/boards/BoardDesign.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { CardChange } from '../commands/setCard.ts';

/** What the properties of a card are read from. */
export interface CardSubject {
  readonly t: App['t'];
  readonly locale: App['locale'];
  readonly card: CardSchema;
  readonly kind: CardKind;
  /** Fields of what it asks; undefined while they load, and when it is gone. */
  readonly table: ResolvedTable | undefined;
  readonly tables: readonly BoardTable[];
  /** Routes and titles of pages that a card may lead to. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** One property of a card. */
export interface CardProperty extends PanelProperty<CardSubject, CardChange> {
  /** Where its value stands in the card: a JSON pointer. */
  readonly place: string;
}

/** Members that cards of a kind have use for. */
export const hasMember = ({ asks, without = [] }: CardKind, member: keyof CardQuestion): boolean => {
  const asked = askKindNamed(asks);
  if (asked === undefined || without.includes(member)) return false;
  const ofRows: readonly (keyof CardQuestion)[] = asked.isOfTable ? ['table', 'where', 'date', 'period'] : [];
  return [...ofRows, ...asked.members].includes(member);
};

/** Members that a card of a kind needs. */
export const needsMember = ({ asks, needs = [] }: CardKind, member: keyof CardQuestion): boolean => {
  const asked = askKindNamed(asks);
  const all: readonly (keyof CardQuestion)[] = [
    ...(asked?.isOfTable ? (['table'] as const) : []),
    ...(asked?.needs ?? []),
    ...needs,
  ];
  return all.includes(member);
};
