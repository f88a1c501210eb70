import { lazyField, type Plugin } from 'jig/plugin/react';
import { starRatingModel } from './model.ts';
import { starsCell } from './starsCell.ts';

/** A star rating: what it means, how it looks on a form (loaded when first needed), how it looks in a grid. */
export const starRating: Plugin = {
  ...starRatingModel,
  renderers: [lazyField('stars', async () => (await import('./Stars.tsx')).Stars, 'group'), starsCell],
};
