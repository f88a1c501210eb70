/** Blocks of signs by first and last code point: Latin 1, spaces and dashes, currencies, letters, arrows, shapes, symbols. */
const blocks = [
  [0xa1, 0xff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x25a0, 0x25ff],
  [0x2600, 0x27bf],
] as const;

/**
 * Signs whose width the canvas measures one by one. VTable takes all others outside ASCII for a letter or for an ideograph,
 * and a tag with a wider sign would end before its text.
 */
export const measuredSigns: string = blocks
  .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)))
  .join('');
