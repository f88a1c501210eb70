import type { Data, Scope } from '../../expressions/index.ts';
import { ownValue } from '../../expressions/values/ownValue.ts';

/** Any data as what an expression reads: own values by name, of lists by index; none is null. */
export function dataScope(data: Data = null): Scope {
  return {
    // An own value of data is data.
    read: (name) => ownValue(data, name) as Data | undefined,
    whole: () => data,
  };
}
