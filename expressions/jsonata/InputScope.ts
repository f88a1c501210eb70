import type { Data } from '../Data.ts';
import type { Scope } from '../Scope.ts';
import { scopeOf } from '../Scope.ts';

/** A scope over data that is no record: a list, a single value or nothing. JSONata alone can read it. */
export class InputScope implements Scope {
  private readonly data: Data | undefined;
  constructor(data: Data | undefined) {
    this.data = data;
  }
  /** There are no names. */
  read(): undefined {
    return undefined;
  }
  whole(): Data | undefined {
    return this.data;
  }
}

/** The scope over any input, or over none at all. */
export function inputScope(data: Data | undefined): Scope {
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  // isArray does not narrow readonly arrays away.
  return isRecord ? scopeOf(data as Readonly<Record<string, Data>>) : new InputScope(data);
}
