import { endpoint } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';

/** Options of dictionaries. Those that list a table's rows answer only what the user may see. */
export const dictionaryEndpoints = {
  options: endpoint('POST', '/api/Sys_Dictionary/GetVueDictionary', signedIn),
  labels: endpoint('POST', '/api/Sys_Dictionary/GetTableDictionary', signedIn),
  searchWithKeys: endpoint('POST', '/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey', signedIn),
  byKey: endpoint('POST', '/api/Sys_Dictionary/GetSearchDictionaryByKey', signedIn),
  search: endpoint('POST', '/api/Sys_Dictionary/GetSearchDictionary', signedIn),
  all: endpoint('POST', '/api/Sys_Dictionary/GetBuilderDictionary2', signedIn),
} as const;
