import type { Data, DataObject } from './Data.ts';
import { RecordScope } from './values/RecordScope.ts';

/**
 * Source of a program's fields. `read` is called at most once per name and run, so a reactive store can track
 * it.
 */
export interface Scope {
  /** The value of a top-level name, or undefined when there is none. */
  read(name: string): Data | undefined;
  /**
   * The whole input, for grammars that can read it (JSONata's `$`); absent: only names can be read;
   * undefined: no input.
   */
  whole?(): Data | undefined;
}

/**
 * A scope over one plain record. Reads own properties only, so `constructor` and `__proto__` do not exist.
 */
export function scopeOf(record: DataObject): Scope {
  return new RecordScope(record, undefined, wholeRecord);
}

function wholeRecord(this: RecordScope): Data {
  return this.record;
}

/**
 * A scope over one record by name only, without the whole record. Missing names are read from the own
 * properties of `beyond`.
 */
export function fieldsOf(record: DataObject, beyond?: DataObject): Scope {
  return new RecordScope(record, beyond);
}
