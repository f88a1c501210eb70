import { lazyField } from '../../../renderers/fields/lazyField.tsx';
import type { Plugin } from '../../../runtime/Plugin.ts';
import { stars } from './fieldType.ts';
import { starsCell } from './starsCell.ts';

/** A star rating: what it means, how it looks on a form (loaded when first needed), how it looks in a grid. */
export const starRating: Plugin = {
  name: 'star-rating',
  fieldTypes: [stars],
  renderers: [lazyField('stars', async () => (await import('./Stars.tsx')).Stars, 'group'), starsCell],
};
