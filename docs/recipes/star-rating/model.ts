import type { PluginModel } from 'jig/plugin';
import { stars } from './fieldType.ts';

/** What browser, server and schema check know of a star rating. */
export const starRatingModel: PluginModel = {
  name: 'star-rating',
  fieldTypes: [stars],
  looks: [{ slot: 'cell', type: 'stars' }],
};
