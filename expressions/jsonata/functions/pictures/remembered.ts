import type { Frame } from '../../../evaluate/Frame.ts';
import { shortPicture } from './shortPicture.ts';

/** Maximum cached pictures, more than the formulas of an application use. */
const MOST = 200;

/**
 * Caches the parsed form of each picture. Charges the same for cached pictures, because the steps of a run
 * must not depend on previous runs.
 */
export function remembered<T>(
  read: (frame: Frame, picture: string) => T,
): (frame: Frame, picture: string) => T {
  const known = new Map<string, T>();
  return (frame, picture) => {
    shortPicture(frame, picture);
    const before = known.get(picture);
    if (before !== undefined) return before;
    const result = read(frame, picture);
    if (known.size >= MOST) known.clear();
    known.set(picture, result);
    return result;
  };
}
