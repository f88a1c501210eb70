import { chartKinds } from '../../charts/chartKinds.ts';
import type { CardKind } from './CardKind.ts';

/** A card for each kind of chart. */
export const chartCards: readonly CardKind[] = chartKinds.map(
  ({ name, title, fields, hasLines, splits }): CardKind => ({
    name,
    title,
    isPublic: true,
    view: 'Chart',
    size: { w: 6, h: 4, minW: 3, minH: 3 },
    asks: 'groups',
    fields,
    without: [...(hasLines ? [] : (['lines'] as const)), ...(splits ? [] : (['across'] as const))],
    needs: [...(hasLines ? (['lines'] as const) : []), ...(splits ? (['across'] as const) : [])],
  }),
);
