import { markPageNumbers } from '../layout/pageNumbers.ts';
import type { ValueKind } from './ValueKind.ts';

/** A text as it is. `{page}` and `{pages}` become numbers when the pages are known. */
export const text: ValueKind = {
  name: 'text',
  properties: { text: { type: 'string', maxLength: 2000, description: '文字；{page} 页码，{pages} 总页数' } },
  text: ({ text: said }) => (typeof said === 'string' ? markPageNumbers(said) : ''),
};
