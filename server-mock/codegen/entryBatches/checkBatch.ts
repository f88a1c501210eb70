import { isFolder } from '../../../runtime/model/codegen/checkEntry.ts';
import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { ddlOfCatalog } from '../../catalog/ddlOfCatalog.ts';
import { overlaysInForce } from '../../catalog/versions.ts';
import type { Queryable } from '../../db/Database.ts';
import { migrationIssues } from '../../db/migrate.ts';
import { planPublication } from '../../publishing/planPublication.ts';
import { checkStored } from '../checkStored.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';
import type { SentEntry } from '../flatEntries.ts';
import { planEntries } from '../planEntries.ts';
import { comingEntries } from './comingEntries.ts';

/**
 * Checks a batch as a whole, before any of it is stored: its values, each entry beside the others, the schemas that all of them
 * make, and the rows of the database. Holds no transaction. Answers what the entries make, by their table names in lower case, and
 * the mark of the schemas in force; or issues.
 */
export const checkBatch = async (
  db: Queryable,
  by: EntryPublisher,
  entries: readonly SentEntry[],
): Promise<
  | { readonly made: ReadonlyMap<string, Generated>; readonly over: string }
  | { readonly issues: readonly Issue[] }
> => {
  const { context } = by;
  const read = await comingEntries(db, context.catalog, entries);
  if ('issues' in read) return read;
  const wrong = await checkStored(db, by, read.coming);
  if (wrong.length > 0) return { issues: wrong };
  const now = context.catalog.trial(await overlaysInForce(db));
  const planned = await planEntries(db, by, now, read.coming);
  if ('issues' in planned) return planned;
  const { made, changes, gone } = planned.plan;
  const publication = await planPublication(db, context, changes, gone);
  if (!publication.ok) return publication;
  const prevented = await migrationIssues(db, ddlOfCatalog(publication.after));
  if (prevented.length > 0) return { issues: prevented };
  const makers = read.coming.filter(({ entry }) => !isFolder(entry));
  return {
    over: publication.over,
    made: new Map(
      made.flatMap((one, at) => {
        const name = makers[at]?.entry.tableName;
        return name === undefined ? [] : [[name.toLowerCase(), one] as const];
      }),
    ),
  };
};
