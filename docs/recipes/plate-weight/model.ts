import type { PluginModel } from 'jig/plugin';
import { plateWeight } from './plateWeight.ts';

/** A formula function needs no looks: browser and server take the same half. */
export const plateWeightModel: PluginModel = { name: 'plate-weight', functions: [plateWeight] };
