import type { CSSProperties } from 'react';
import type { CardPlace } from '../../runtime/model/boards/BoardSchema.ts';

/** The place of a card as custom properties, which the style sheet reads for each width of window. */
export const placeStyle = ({ x, y, w, h }: CardPlace): CSSProperties =>
  ({ '--x': x, '--y': y, '--w': w, '--h': h }) as CSSProperties; // custom properties are not in the type
