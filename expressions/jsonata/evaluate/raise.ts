import type { Frame } from '../../evaluate/Frame.ts';
import type { Refusal } from '../../Refusal.ts';
import type { Place } from '../../Tree.ts';

/** Messages of JSONata's run-time error codes. */
const messages = {
  D1001: 'Division by zero.',
  D1002: 'Only a number can be negated.',
  D1004: 'The regular expression matches the empty text.',
  D1009: 'Several keys of the object come out the same.',
  D2014: 'A range may have ten million items at most.',
  T1003: 'A key of an object must be a text.',
  T1005: 'This is no function; was $ forgotten before its name?',
  T1006: 'This is no function.',
  T1007: 'This is no function; was $ forgotten before its name?',
  T1008: 'This is no function.',
  T2001: 'The left side must be a number.',
  T2002: 'The right side must be a number.',
  T2003: 'The left side of a range must be an integer.',
  T2004: 'The right side of a range must be an integer.',
  T2006: 'The right side of ~> must be a function.',
  T2007: 'Values to be ordered must be all numbers or all texts.',
  T2008: 'Values to be ordered must be numbers or texts.',
  T2009: 'Both sides must be numbers, or both texts.',
  T2010: 'Only numbers and texts can be compared so.',
  T2011: 'The update of a transform must be an object.',
  T2012: 'The removal of a transform must be a text or a list of texts.',
} as const;

export type RunCode = keyof typeof messages;

/** Creates a refusal at the position of the node. */
export function raise(code: RunCode, frame: Frame, place: Place): Refusal {
  mark(frame, place);
  return frame.refuse(code, messages[code]);
}

/** Sets the position of the current node, for refusals raised below it. */
export function mark(frame: Frame, place: Place): void {
  frame.from = place.from ?? -1;
  frame.to = place.to ?? -1;
}
