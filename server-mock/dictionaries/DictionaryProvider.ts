import type { Option } from '../../runtime/model/schema/FieldSchema.ts';

/** Options made by code, for dictionaries whose schema names a provider. Made once; the same for everybody. */
export interface DictionaryProvider {
  options(): readonly Option[];
}
