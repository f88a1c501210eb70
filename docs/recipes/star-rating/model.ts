import type { PluginModel } from 'jig/plugin';
import { stars } from './fieldType.ts';

/** What browser, server and schema check know of a star rating. */
export const starRatingModel: PluginModel = {
  name: 'star-rating',
  fieldTypes: [stars],
  // Names of options in the form designer.
  messages: { 'plugin.stars.stars': { zh: '星数', en: 'Number of stars' } },
  looks: [{ slot: 'cell', type: 'stars' }],
};
