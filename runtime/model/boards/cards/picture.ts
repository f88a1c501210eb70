import type { CardKind } from './CardKind.ts';

/** A picture that is kept in the board. */
export const picture: CardKind = {
  name: 'picture',
  isPublic: true,
  title: { zh: '图片', en: 'Picture' },
  view: 'Picture',
  size: { w: 3, h: 3, minW: 1, minH: 1 },
  options: [
    {
      name: 'source',
      title: { zh: '图片', en: 'Picture' },
      schema: {
        type: 'string',
        maxLength: 400_000,
        pattern: '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$',
      },
      isNeeded: true,
    },
    {
      name: 'alt',
      title: { zh: '图片说明', en: 'What the picture shows' },
      schema: { type: 'string', maxLength: 200 },
      isNeeded: true,
    },
  ],
};
