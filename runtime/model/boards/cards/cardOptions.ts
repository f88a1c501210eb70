import type { CardOption } from './CardKind.ts';

/** Names of colours of the palette. */
const cardTones = ['blue', 'green', 'orange', 'red', 'violet', 'cyan', 'grey'] as const;

/** Options that several kinds of card share. */
export const toneOption: CardOption = {
  name: 'tone',
  title: { zh: '颜色', en: 'Colour' },
  schema: { enum: cardTones },
};

export const goalOption: CardOption = {
  name: 'goal',
  title: { zh: '目标值', en: 'Goal' },
  schema: { type: 'number', exclusiveMinimum: 0, maximum: 1e15 },
  isNeeded: true,
};

export const pageSecondsOption: CardOption = {
  name: 'seconds',
  title: { zh: '自动翻页间隔（秒），0为不翻页', en: 'Seconds between pages; 0: they stay' },
  schema: { type: 'integer', minimum: 0, maximum: 600 },
};
