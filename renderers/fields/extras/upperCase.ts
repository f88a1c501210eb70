import type { Renderer } from '../../../runtime/Renderer.ts';

/** Key-press handler that converts small letters to capitals (codes, tax numbers). */
export const upperCase: Renderer = {
  slot: 'keypress',
  type: 'upperCase',
  press: ({ key, insert, stop }) => {
    if (!/^[a-z]$/.test(key)) return;
    stop();
    insert(key.toUpperCase());
  },
};
