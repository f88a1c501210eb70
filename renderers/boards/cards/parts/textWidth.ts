/** Width of a text in digits, for sizes that let it fit: a Chinese sign is as wide as two of them. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign > '\u2e7f' ? 1.8 : /[,.\s]/.test(sign) ? 0.6 : 1), 0);
