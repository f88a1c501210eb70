import type { Data, DataObject } from './Data.ts';
import { RecordScope } from './values/RecordScope.ts';

/** Where a program reads its fields. `read` is called at most once per name and run, so that a reactive store can track it. */
export interface Scope {
  /** The value of a top-level name, or undefined when there is none. */
  read(name: string): Data | undefined;
  /** The whole input, for grammars that can ask for it (JSONata's `$`); absent: nothing but names can be read; undefined: there is no input. */
  whole?(): Data | undefined;
}

/** A scope over one plain record: own properties only, so `constructor` and `__proto__` are not there. */
export function scopeOf(record: DataObject): Scope {
  return new RecordScope(record, undefined, wholeRecord);
}

function wholeRecord(this: RecordScope): Data {
  return this.record;
}

/**
 * The same without the record as a whole: only its names can be read. Names without a value there are looked up among the
 * own properties of `beyond`.
 */
export function fieldsOf(record: DataObject, beyond?: DataObject): Scope {
  return new RecordScope(record, beyond);
}
