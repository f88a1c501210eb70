/** Whether a value is plain JSON: no undefined, NaN, -0, function, foreign prototype, accessor or hole. */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const keys = Reflect.ownKeys(value);
  const isList = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return false;
  if (isList) return keys.length === value.length + 1 && value.every(isPlainJson);
  return keys.every((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return (
      typeof key === 'string' &&
      key !== '__proto__' &&
      property !== undefined &&
      'value' in property &&
      property.enumerable === true &&
      isPlainJson(property.value)
    );
  });
}
