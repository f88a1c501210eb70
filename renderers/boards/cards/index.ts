import type { ComponentType } from 'react';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { cardKinds } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { CardProps, Renderer } from '../../../runtime/Renderer.ts';

/** A file of this folder: its component has its name. */
type CardFile = Readonly<Record<string, ComponentType<CardProps>>>;

const load = async (view: string): Promise<ComponentType<CardProps>> => {
  const [file, { boardCardMessages }] = await Promise.all([
    import(`./${view}Card.tsx`) as Promise<CardFile>,
    import('../../../runtime/model/messages/boardCard.ts'),
  ]);
  addMessages(boardCardMessages);
  const found = file[`${view}Card`];
  if (found === undefined)
    throw new Error(`renderers/boards/cards/${view}Card.tsx has no component of its name`);
  return found;
};

const views = new Map<string, ComponentType<CardProps>>();

/** Kinds of one view share its component, which loads once. */
const viewOf = (view: string): ComponentType<CardProps> => {
  const known = views.get(view) ?? lazyPiece(`${view}Card`, () => load(view), { isRare: true });
  views.set(view, known);
  return known;
};

/** Looks of the kinds of cards besides those of capabilities; each loads when a board first needs it. */
export const cardRenderers: readonly Renderer[] = cardKinds.flatMap(({ name, view }) =>
  view === undefined ? [] : [{ slot: 'card', type: name, Component: viewOf(view) }],
);
