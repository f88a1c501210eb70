import { readIntegerFormat } from './integers/readIntegerFormat.ts';
import { remembered } from './remembered.ts';

/** Reads an integer picture: a primary modifier, and after a semicolon `o` for ordinals (`c`, cardinal, is the default). */
export const integerPicture = remembered((frame, picture) => {
  const semicolon = picture.lastIndexOf(';');
  const primary = semicolon < 0 ? picture : picture.slice(0, semicolon);
  const ordinal = semicolon >= 0 && picture[semicolon + 1] === 'o';
  return readIntegerFormat(frame, primary, ordinal);
});
