import type { Frame } from '../../../evaluate/Frame.ts';

/** Maximum length of a picture, which keeps parsing cheap. */
const LONGEST = 1_000;

/** Charges for parsing a picture. Refuses more than 1,000 UTF-16 units as `limit-text`. */
export function shortPicture(frame: Frame, picture: string): string {
  if (picture.length > LONGEST) throw frame.refuse('limit-text', `A picture longer than ${LONGEST}.`);
  frame.charge(1 + picture.length);
  frame.allocate(64 * picture.length);
  return picture;
}
