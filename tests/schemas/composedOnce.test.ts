import { expect, it } from 'vitest';
import type { User } from '../../runtime/model/access/User.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const catalog = createCatalog(readBundle(new URL('../../schemas/', import.meta.url).pathname));
const order = 'Production_SalesOrder';
const clerk: User = {
  ...{ id: 2, userName: 'clerk', realName: 'clerk', roleIds: [7], roleNames: ['clerk'], isSuperAdmin: false },
  grants: new Map(),
  fieldRights: new Map([[`${order}List`.toLowerCase(), { UnitPrice: { show: 0 } }]]),
  subordinateIds: [],
};

it('composes a document once, for all and for the roles of a user', () => {
  const document = catalog.document(order);
  expect(catalog.document(order.toLowerCase())).toBe(document);
  const own = catalog.documentFor(clerk, order);
  expect(catalog.documentFor(clerk, order)).toBe(own);
  expect(own).not.toBe(document);
  expect(catalog.document(order)).toBe(document);
});
