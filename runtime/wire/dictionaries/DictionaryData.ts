import type { Option } from '../../model/schema/FieldSchema.ts';

/** The options of one dictionary. */
export interface DictionaryData {
  readonly dicNo: string;
  readonly dicName: string;
  readonly data: readonly Option[];
  /** Why the list is empty when the user may not read it. */
  readonly message?: string;
}

/** Options of some keys of one dictionary. `key` is its number. */
export interface DictionaryLabels {
  readonly key: string;
  readonly data: readonly Option[];
}
