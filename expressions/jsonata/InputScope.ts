import type { Data } from '../Data.ts';
import type { Scope } from '../Scope.ts';
import { scopeOf } from '../Scope.ts';

/** Scope over data that is not a record: a list, a single value or nothing. Only JSONata can read it. */
export class InputScope implements Scope {
  private readonly data: Data | undefined;
  constructor(data: Data | undefined) {
    this.data = data;
  }
  /** Always undefined: there are no names. */
  read(): undefined {
    return undefined;
  }
  whole(): Data | undefined {
    return this.data;
  }
}

/** Creates a scope over any input, or over none. */
export function inputScope(data: Data | undefined): Scope {
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  // isArray does not exclude readonly arrays from the type.
  return isRecord ? scopeOf(data as Readonly<Record<string, Data>>) : new InputScope(data);
}
