import { lazyField, type Plugin } from 'jig/plugin/react';
import { colourSwatchCell } from './cell.ts';
import { colourSwatchModel } from './model.ts';

const loadField = async () => (await import('./ColourSwatch.tsx')).ColourSwatch;

/** Everything this plugin adds in the browser. The form look is loaded when it is first needed. */
export const colourSwatchPlugin: Plugin = {
  ...colourSwatchModel,
  renderers: [lazyField('colourSwatch', loadField), colourSwatchCell],
};
