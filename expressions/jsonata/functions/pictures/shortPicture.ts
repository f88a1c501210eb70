import type { Frame } from '../../../evaluate/Frame.ts';

/** Nobody draws a longer picture; its cost stays small. */
const LONGEST = 1_000;

/** Charges for reading a picture; one of more than 1,000 UTF-16 units is refused as `limit-text`. */
export function shortPicture(frame: Frame, picture: string): string {
  if (picture.length > LONGEST) throw frame.refuse('limit-text', `A picture longer than ${LONGEST}.`);
  frame.charge(1 + picture.length);
  frame.allocate(64 * picture.length);
  return picture;
}
