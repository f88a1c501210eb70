const blank: object = {};

/**
 * Whether reading any name of the object finds only own data, or a function of `Object.prototype`: a plain
 * object with an unchanged `Object.prototype`. Checked once, it saves `hasOwn` for each name.
 */
export function inheritsNothing(container: object): boolean {
  return isPlain(container) && nothingIsAdded();
}

/** Whether `Object.prototype` is unchanged. */
export function nothingIsAdded(): boolean {
  // A loop over a blank object meets only added names.
  for (const _ in blank) return false;
  return true;
}

/** Whether it is a plain object: not a list or an instance of a class. */
export function isPlain(container: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(container);
  return prototype === Object.prototype || prototype === null;
}
