import { readIntegerFormat } from './integers/readIntegerFormat.ts';
import { remembered } from './remembered.ts';

/**
 * Parses an integer picture: a primary modifier, then optionally a semicolon and `o` for ordinals (default
 * `c`, cardinal).
 */
export const integerPicture = remembered((frame, picture) => {
  const semicolon = picture.lastIndexOf(';');
  const primary = semicolon < 0 ? picture : picture.slice(0, semicolon);
  const ordinal = semicolon >= 0 && picture[semicolon + 1] === 'o';
  return readIntegerFormat(frame, primary, ordinal);
});
