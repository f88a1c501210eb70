import type { CardKind } from './CardKind.ts';

/** Formatted text. */
export const text: CardKind = {
  name: 'text',
  isPublic: true,
  title: { zh: '文字', en: 'Text' },
  view: 'Text',
  size: { w: 4, h: 2, minW: 1, minH: 1 },
  options: [
    {
      name: 'content',
      title: { zh: '内容', en: 'Content' },
      schema: { type: 'string', maxLength: 20_000, contentMediaType: 'text/html' },
      isNeeded: true,
    },
  ],
};
