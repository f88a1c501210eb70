import type { Data, DataObject } from '../Data.ts';
import type { Scope } from '../Scope.ts';
import { inheritsNothing } from './inheritsNothing.ts';
import { ownValue } from './ownValue.ts';

/**
 * A scope over the fields of one plain record. Programs read such a record directly, without {@link read}.
 */
export class RecordScope implements Scope {
  declare readonly record: DataObject;
  /** Second source of names without a value in the record. */
  declare readonly beyond: DataObject | undefined;
  declare readonly whole?: () => Data;
  private plain: boolean | undefined = undefined;

  /** `whole`: the whole input for grammars that ask for it; without it only names can be read. */
  constructor(record: DataObject, beyond?: DataObject, whole?: (this: RecordScope) => Data) {
    this.record = record;
    this.beyond = beyond;
    if (whole !== undefined) this.whole = whole;
  }

  /**
   * True if every name but `__proto__` finds only the record's own data, or a function, which is not data.
   */
  get isPlain(): boolean {
    this.plain ??= inheritsNothing(this.record);
    return this.plain;
  }

  read(name: string): Data | undefined {
    const own = ownValue(this.record, name);
    // The creator of the scope guarantees that it holds data.
    return (this.beyond === undefined ? own : (own ?? ownValue(this.beyond, name))) as Data | undefined;
  }
}
