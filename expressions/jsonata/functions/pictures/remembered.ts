import type { Frame } from '../../../evaluate/Frame.ts';
import { shortPicture } from './shortPicture.ts';

/** Formulas of an application have fewer pictures. */
const MOST = 200;

/**
 * Reads each picture once. Charges are the same whether it was read before or not: how many steps a run takes must not depend
 * on the runs before it.
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
