import type { Plugin } from './api/react.ts';

/** Plugins of this installation, for the browser. `npm run -s renderer -- new NAME` makes one and adds it here. */
export const plugins: readonly Plugin[] = [];
