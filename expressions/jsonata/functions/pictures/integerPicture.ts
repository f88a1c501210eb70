import type { Frame } from '../../../evaluate/Frame.ts';
import type { IntegerFormat } from './integers/IntegerFormat.ts';
import { readIntegerFormat } from './integers/readIntegerFormat.ts';
import { shortPicture } from './shortPicture.ts';

/** Reads an integer picture: a primary modifier, and after a semicolon `o` for ordinals (`c`, cardinal, is the default). */
export function integerPicture(frame: Frame, picture: string): IntegerFormat {
  const semicolon = shortPicture(frame, picture).lastIndexOf(';');
  const primary = semicolon < 0 ? picture : picture.slice(0, semicolon);
  const ordinal = semicolon >= 0 && picture[semicolon + 1] === 'o';
  return readIntegerFormat(frame, primary, ordinal);
}
