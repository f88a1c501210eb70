import type { Frame } from '../../../evaluate/Frame.ts';
import { TextBuilder } from '../strings/TextBuilder.ts';
import { datePicture } from './datePicture.ts';
import { momentOf } from './Moment.ts';
import { offsetOf } from './zoneFormat.ts';

const ISO = '[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001][Z01:01t]';

/** Formats an instant by a picture and a timezone. Defaults to ISO 8601 and UTC. */
export function dateText(frame: Frame, millis: number, picture: string = ISO, timezone?: string): string {
  const moment = momentOf(frame, millis, offsetOf(frame, timezone));
  const text = new TextBuilder(frame);
  for (const part of datePicture(frame, picture))
    text.add(typeof part === 'string' ? part : part.format.write(moment));
  return text.toString();
}
