import { isObject, type Json } from '../schema/Json.ts';

/** Columns under new names: the name before by the name now. */
export type RenamedColumns = ReadonlyMap<string, string>;

/** Reads `Amount:Amout,Buyer:Customer`, the name now before the earlier one. Leaves out what is none. */
export const readRenamed = (text: string): RenamedColumns =>
  new Map(
    text.split(',').flatMap((part) => {
      const [now = '', before = ''] = part.split(':').map((name) => name.trim());
      return now === '' || before === '' || now === before ? [] : [[now, before] as const];
    }),
  );

/** As {@link readRenamed} reads it. */
export const writeRenamed = (renamed: RenamedColumns): string =>
  [...renamed].map(([now, before]) => `${now}:${before}`).join(',');

/** A value with the names of now wherever a text is the earlier name of a column, and nothing else. */
export const withNewNames = (value: Json, renamed: RenamedColumns): Json => {
  const nowOf = new Map([...renamed].map(([now, before]) => [before, now] as const));
  const named = (one: Json): Json => {
    if (typeof one === 'string') return nowOf.get(one) ?? one;
    if (Array.isArray(one)) return one.map(named);
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inside]) => [name, named(inside)]));
  };
  return renamed.size === 0 ? value : named(value);
};
