import { trimBlanks } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';

/** Maximum characters of a reason, as its field holds. */
const reasonLimit = 500;

/** Reads a reason from query or body, trimmed; empty when absent, undefined when too long. */
export const sentReason = (call: UserCall, name: string): string | undefined => {
  const reason = trimBlanks(call.query(name) ?? asText(bodyObject(call)[name]) ?? '');
  return [...reason].length > reasonLimit ? undefined : reason;
};
