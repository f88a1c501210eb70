import type { Frame } from '../../../evaluate/Frame.ts';
import type { DatePicture, Marker } from './datePicture.ts';

/** Numbers of a timestamp by component. */
export type DateFields = ReadonlyMap<string, number>;

/** Reads a timestamp by a picture, left to right without backtracking; undefined when it does not match. */
export function readFields(frame: Frame, picture: DatePicture, timestamp: string): DateFields | undefined {
  frame.charge(picture.length + timestamp.length);
  const fields = new Map<string, number>();
  let at = 0;
  for (const [index, part] of picture.entries()) {
    if (typeof part === 'string') {
      if (!timestamp.startsWith(part, at)) return undefined;
      at += part.length;
      continue;
    }
    const reading = part.format.read(timestamp, at, mostDigits(part, picture[index + 1]));
    if (reading === undefined) return undefined;
    fields.set(part.component, reading.value);
    at = reading.end;
  }
  return at === timestamp.length ? fields : undefined;
}

/** Maximum digits of a number directly before another: only the pictures tell where it ends. */
function mostDigits(marker: Marker, next: string | Marker | undefined): number | undefined {
  const isBeforeNumber = typeof next === 'object' && (next.format.digits ?? 0) > 0;
  return isBeforeNumber ? marker.format.digits || undefined : undefined;
}
