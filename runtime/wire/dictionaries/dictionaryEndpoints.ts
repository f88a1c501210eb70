import type { Option } from '../../model/schema/FieldSchema.ts';
import { answering, endpoint } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';
import type { DictionaryData, DictionaryLabels } from './DictionaryData.ts';

/** Options of dictionaries. Those that list a table's rows answer only what the user may see. */
export const dictionaryEndpoints = {
  options: answering<readonly DictionaryData[]>()(
    endpoint('POST', '/api/Sys_Dictionary/GetVueDictionary', signedIn),
  ),
  labels: answering<readonly DictionaryLabels[]>()(
    endpoint('POST', '/api/Sys_Dictionary/GetTableDictionary', signedIn),
  ),
  searchWithKeys: answering<readonly Option[]>()(
    endpoint('POST', '/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey', signedIn),
  ),
  byKey: answering<readonly Option[]>()(
    endpoint('POST', '/api/Sys_Dictionary/GetSearchDictionaryByKey', signedIn),
  ),
  search: answering<readonly Option[]>()(
    endpoint('POST', '/api/Sys_Dictionary/GetSearchDictionary', signedIn),
  ),
  all: endpoint('POST', '/api/Sys_Dictionary/GetBuilderDictionary2', signedIn),
} as const;
