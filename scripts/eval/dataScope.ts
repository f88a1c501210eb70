import type { Data, Scope } from '../../expressions/index.ts';
import { ownValue } from '../../expressions/values/ownValue.ts';

/** Makes a scope from any data: own properties by name, list elements by index. Undefined reads as null. */
export function dataScope(data: Data = null): Scope {
  return {
    // Own properties of data are data.
    read: (name) => ownValue(data, name) as Data | undefined,
    whole: () => data,
  };
}
