import { stored } from './storage.ts';
import { textual } from './textual.ts';

/** A 128-bit identifier. */
export const guid = {
  ...textual({ name: 'guid', label: { zh: '唯一标识', en: 'Identifier' }, defaults: {} }),
  ...stored('guid'),
  empty: null,
};
