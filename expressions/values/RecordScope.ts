import type { Data, DataObject } from '../Data.ts';
import type { Scope } from '../Scope.ts';
import { inheritsNothing } from './inheritsNothing.ts';
import { ownValue } from './ownValue.ts';

/** A scope over one plain record. */
export class RecordScope implements Scope {
  /** The record, when whatever a name but `__proto__` finds there is its own data, or a function, which is none. */
  declare readonly plain: DataObject | undefined;
  declare private readonly record: DataObject;

  constructor(record: DataObject) {
    this.record = record;
    this.plain = inheritsNothing(record) ? record : undefined;
  }

  read(name: string): Data | undefined {
    return ownValue(this.record, name) as Data | undefined;
  }

  whole(): Data {
    return this.record;
  }
}
