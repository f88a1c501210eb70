const blank: object = {};

/**
 * Whether reading a name of the object can only find its own data, or a function of `Object.prototype`: a plain object while
 * nobody has added to `Object.prototype`. Asked once, it saves asking `hasOwn` for each name.
 */
export function inheritsNothing(container: object): boolean {
  return isPlain(container) && nothingIsAdded();
}

/** Whether nobody has added to `Object.prototype`. */
export function nothingIsAdded(): boolean {
  // The only names a loop over a blank object meets are added ones.
  for (const _ in blank) return false;
  return true;
}

/** Whether it is a plain object: no list, nothing of a class. */
export function isPlain(container: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(container);
  return prototype === Object.prototype || prototype === null;
}
