import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { Queryable } from '../../server-mock/db/Database.ts';
import type { DemoOptions } from '../../server-mock/demo/DemoOptions.ts';
import { seedDemo } from '../../server-mock/demo/seedDemo.ts';
import type { DemoSize } from '../../server-mock/demo/sizes.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

/** The last moment of the data. */
export const now = '2026-03-20 17:30:00';
export const catalog = createCatalog(readBundle('schemas'));

export const documentOf = (name: string): DocumentTable => {
  const found = catalog.document(name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
};

const names = ['director', 'manager', 'sales', 'planner', 'buyer', 'warehouse', 'quality', 'worker'];

/** A company whose users have the keys from 2. */
export const demoOptions: DemoOptions = {
  ...{ document: documentOf, now, catalog, userNames: {}, roleIds: {} },
  userIds: Object.fromEntries(names.map((name, index) => [name, index + 2])),
};

/** Rows of the demo company as they would be inserted, by table. */
export const demoRows = async (size: DemoSize = 'normal'): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const written = new Map<string, Row[]>();
  const tx: Queryable = {
    query: async (text, params = []) => {
      const table = /^INSERT INTO "(\w+)"/.exec(text)?.[1];
      if (table !== undefined) {
        const rows = written.get(table) ?? [];
        rows.push(...JSON.parse(String(params[0])));
        written.set(table, rows);
      }
      return { rows: [], affected: 0 };
    },
  };
  await seedDemo(tx, { ...demoOptions, size });
  return written;
};
