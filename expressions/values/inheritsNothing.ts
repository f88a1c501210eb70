const blank: object = {};

/**
 * Whether reading a name of the object can only find its own data, or a function of `Object.prototype`: a plain object while
 * nobody has added to `Object.prototype`. Asked once, it saves asking `hasOwn` for each name.
 */
export function inheritsNothing(container: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(container);
  if (prototype !== Object.prototype && prototype !== null) return false;
  // The only names a loop over a blank object meets are added ones.
  for (const _ in blank) return false;
  return true;
}
