import type { CardQuestion } from '../../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { ShownPart } from './ComposedPage.ts';

/** A part drawn by a kind of card; none: this version has no such kind. */
export const partOf = (
  kind: string,
  size: Pick<ShownPart, 'w' | 'h'>,
  asks: CardQuestion,
  title?: string,
): readonly ShownPart[] => {
  const known: CardKind | undefined = cardKindOf({ kind });
  return known === undefined ? [] : [{ kind: known, asks, ...size, ...(title !== undefined && { title }) }];
};
