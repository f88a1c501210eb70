import { isObject, type Json } from './Json.ts';

/** Whether two JSON values are equal; the order of properties does not matter. */
export const sameJson = (one: Json | undefined, other: Json | undefined): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => sameJson(item, other[at]));
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
    );
  }
  return one === other;
};
