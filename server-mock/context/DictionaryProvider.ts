import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { UserCall } from '../http/Call.ts';

/** Computes the options of dictionaries whose schema names a provider. The provider decides what differs by user. */
export interface DictionaryProvider {
  options(call: UserCall): readonly Option[] | Promise<readonly Option[]>;
}
