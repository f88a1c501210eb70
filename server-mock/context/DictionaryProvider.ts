import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { UserCall } from '../http/Call.ts';

/** Options made by code, for dictionaries whose schema names a provider. What differs by user is the provider's to decide. */
export interface DictionaryProvider {
  options(call: UserCall): readonly Option[] | Promise<readonly Option[]>;
}
