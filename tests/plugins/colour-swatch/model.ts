import type { PluginModel } from 'jig/plugin';
import { colourSwatch } from './fieldType.ts';

/** What browser, server and schema check know of this plugin. No React here. */
export const colourSwatchModel: PluginModel = {
  name: 'colour-swatch',
  fieldTypes: [colourSwatch],
  looks: [{ slot: 'cell', type: 'colourSwatch' }],
  messages: {
    'plugin.colourSwatch.prefix': {
      zh: '{title}必须以{prefix}开头',
      en: '{title} must begin with {prefix}',
    },
  },
};
