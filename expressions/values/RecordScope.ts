import type { Data, DataObject } from '../Data.ts';
import type { Scope } from '../Scope.ts';
import { inheritsNothing } from './inheritsNothing.ts';
import { ownValue } from './ownValue.ts';

/** A scope over the fields of one plain record. Programs read such a record straight, without calling {@link read}. */
export class RecordScope implements Scope {
  declare readonly record: DataObject;
  /** Where names are looked up that the record has no value for. */
  declare readonly beyond: DataObject | undefined;
  declare readonly whole?: () => Data;
  private plain: boolean | undefined = undefined;

  /** `whole`: what grammars get that ask for the whole input; without, only names can be read. */
  constructor(record: DataObject, beyond?: DataObject, whole?: (this: RecordScope) => Data) {
    this.record = record;
    this.beyond = beyond;
    if (whole !== undefined) this.whole = whole;
  }

  /** Whether any name but `__proto__` finds only the record's own data, or a function, which is no data. */
  get isPlain(): boolean {
    this.plain ??= inheritsNothing(this.record);
    return this.plain;
  }

  read(name: string): Data | undefined {
    const own = ownValue(this.record, name);
    // The cast: whoever made the scope says that it holds data.
    return (this.beyond === undefined ? own : (own ?? ownValue(this.beyond, name))) as Data | undefined;
  }
}
