import type { Renderer } from '../../../runtime/Renderer.ts';

/** Key-press handler that accepts digits only. */
export const digitsOnly: Renderer = {
  slot: 'keypress',
  type: 'digitsOnly',
  press: ({ key, stop }) => {
    if (key.length === 1 && !/\d/.test(key)) stop();
  },
};
