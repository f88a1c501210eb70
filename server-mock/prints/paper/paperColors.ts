/** Channels of the colours of the light theme: of text and lines, and of areas. */
const palette: Readonly<Record<string, readonly [strong: string, usual: string]>> = {
  blue: ['0,79,179', '0,98,214'],
  green: ['37,119,47', '48,149,59'],
  orange: ['168,74,0', '210,103,0'],
  violet: ['70,37,158', '87,47,179'],
  cyan: ['1,105,121', '3,134,152'],
  red: ['178,20,12', '213,37,21'],
  amber: ['160,102,10', '200,138,15'],
  pink: ['162,11,72', '197,19,86'],
  grey: ['65,70,76', '85,91,97'],
};

/** Colours of paper, which is always light. */
export const paperColors = {
  page: '#ffffff',
  text: '#1c1f23',
  pale: '#5a6067',
  line: '#d8dbdf',
  scale: '#e6e8ea',
  plate: '#f5f6f8',
  good: '#25772f',
  bad: '#b2140c',
} as const;

const usual: readonly [strong: string, usual: string] = ['0,79,179', '0,98,214'];

/** Channels mixed with the white of the page, as six hexadecimal digits. */
const hex = (channels: string, alpha: number): string => {
  const digits = channels.split(',').map((one) => Math.round(255 - (255 - Number(one)) * alpha));
  return `#${digits.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
};

/** A colour of the palette by its name, blue where there is none of it; `alpha` mixes it with the white of the page. */
export const paletteColor = (name: unknown, alpha = 1): string => {
  const [strong, weak] = palette[String(name)] ?? usual;
  return hex(alpha === 1 ? strong : weak, alpha);
};

/** The colour of a card's number, bar or line. */
export const toneColor = (name: unknown): string => hex((palette[String(name)] ?? usual)[1], 1);
