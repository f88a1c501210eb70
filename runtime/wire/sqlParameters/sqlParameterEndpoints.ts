import { endpoint } from '../Endpoint.ts';
import { onTable, sqlAuthor } from '../Right.ts';

/** SQL parameters of form designs. */
export const sqlParameterEndpoints = {
  execute: endpoint('POST', '/api/FormDesignOptions/executeSql', onTable('Search')),
  list: endpoint('GET', '/api/FormDesignOptions/getSqlParams', onTable('Search')),
  check: endpoint('POST', '/api/FormDesignOptions/checkSql', sqlAuthor),
  switch: endpoint('POST', '/api/FormDesignOptions/switchSql', sqlAuthor),
} as const;
