import type { Option } from '../../model/schema/FieldSchema.ts';
import { type NoBody, plainEndpoint } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';
import type { DictionaryData, DictionaryLabels } from './DictionaryData.ts';

/** Options of dictionaries. Those that list a table's rows answer only what the user may see. */
export const dictionaryEndpoints = {
  options: plainEndpoint<readonly DictionaryData[], readonly string[]>()(
    'POST',
    '/api/Sys_Dictionary/GetVueDictionary',
    signedIn,
    'reads',
  ),
  labels: plainEndpoint<
    readonly DictionaryLabels[],
    Readonly<Record<string, readonly (string | number)[]>>
  >()('POST', '/api/Sys_Dictionary/GetTableDictionary', signedIn, 'reads'),
  searchWithKeys: plainEndpoint<readonly Option[]>()(
    'POST',
    '/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey',
    signedIn,
    'reads',
  ),
  byKey: plainEndpoint<readonly Option[]>()(
    'POST',
    '/api/Sys_Dictionary/GetSearchDictionaryByKey',
    signedIn,
    'reads',
  ),
  search: plainEndpoint<readonly Option[], NoBody>()(
    'POST',
    '/api/Sys_Dictionary/GetSearchDictionary',
    signedIn,
    'reads',
  ),
  all: plainEndpoint<readonly Pick<DictionaryData, 'dicNo' | 'dicName'>[]>()(
    'POST',
    '/api/Sys_Dictionary/GetBuilderDictionary2',
    signedIn,
    'reads',
  ),
} as const;
