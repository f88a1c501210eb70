import { endpoint } from '../Endpoint.ts';
import { onTable } from '../Right.ts';

/** Form designs of users and of the administrator. */
export const designEndpoints = {
  own: endpoint('GET', '/api/FormDesignOptionsUser/getData', onTable('Search')),
  default: endpoint('GET', '/api/FormDesignOptionsUser/getDataForAdmin', onTable('Search')),
  add: endpoint('POST', '/api/FormDesignOptionsUser/add', onTable('Search')),
  update: endpoint('POST', '/api/FormDesignOptionsUser/update', onTable('Search')),
  reset: endpoint('POST', '/api/FormDesignOptionsUser/del', onTable('Search')),
  history: endpoint('GET', '/api/FormDesignOptionsUser/getHistory', onTable('Search')),
  restore: endpoint('POST', '/api/FormDesignOptionsUser/restore', onTable('Search')),
} as const;
