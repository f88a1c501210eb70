import { asText, bodyObject, type UserCall } from '../../http/Call.ts';

/** Characters of a reason at most: as many as the field for it holds. */
const reasonLimit = 500;

/** A reason sent in the query or the body, trimmed; undefined: too long. None is an empty text. */
export const sentReason = (call: UserCall, name: string): string | undefined => {
  const reason = (call.query(name) ?? asText(bodyObject(call)[name]) ?? '').trim();
  return [...reason].length > reasonLimit ? undefined : reason;
};
