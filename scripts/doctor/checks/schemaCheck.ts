import { messageOf } from '../../../runtime/model/messages/index.ts';
import { ddlOfCatalog } from '../../../server-mock/catalog/ddlOfCatalog.ts';
import { migrationIssues } from '../../../server-mock/db/migrate.ts';
import { changedTables } from '../../../server-mock/db/migration/tableState.ts';
import type { Check } from './Check.ts';

/** Whether the tables are as the schemas in force say, and what would keep a start from making them so. */
export const schemaCheck: Check = {
  name: 'schemas',
  async find({ db, catalog }) {
    const tables = ddlOfCatalog(catalog);
    const issues = await migrationIssues(db, tables);
    const changed = await changedTables(db, tables);
    return [
      ...issues.map((issue) => ({
        key: 'doctor.schemaStops' as const,
        params: { reason: messageOf(issue, 'en') },
      })),
      ...changed.map(({ table }) => ({ key: 'doctor.schemaBehind' as const, params: { table } })),
    ];
  },
};
