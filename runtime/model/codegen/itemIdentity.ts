import { isObject, type Json, type JsonObject } from '../schema/Json.ts';

/** Properties that name an item of a list within its schema. */
const identities = ['field', 'fieldCode', 'table', 'key', 'action'] as const;

/** Gives the names of these items of a list; undefined: they have none. */
export const itemIdentity = (items: readonly Json[]): ((item: Json) => string) | undefined => {
  const name = identities.find((one) =>
    items.every((item) => isObject(item) && typeof item[one] === 'string'),
  );
  return name && ((item) => String((item as JsonObject)[name]));
};
