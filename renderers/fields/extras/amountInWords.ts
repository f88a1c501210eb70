import { lazy } from 'react';
import type { Renderer } from '../../../runtime/Renderer.ts';

/** Below an amount: the same in the capital characters of cheques and contracts. */
export const amountInWords: Renderer = {
  slot: 'below',
  type: 'amountInWords',
  Component: lazy(async () => ({ default: (await import('./AmountInWords.tsx')).AmountInWords })),
};
