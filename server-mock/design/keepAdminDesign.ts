import type { FollowUp } from '../catalog/publish.ts';
import type { Queryable } from '../db/Database.ts';
import { keepDesignRow } from './designRows.ts';
import { adminId, publishedDesign } from './designTable.ts';

/** User 1's row says what is published for everybody: also after an old version was restored. */
export const keepAdminDesign = async (
  tx: Queryable,
  { context, name, patch, user }: FollowUp,
): Promise<void> => {
  const record = publishedDesign(patch);
  const isEmpty =
    record === undefined || (!record.DaraggeOptions && !record.TableConfig && !record.SqlParams);
  await keepDesignRow(
    tx,
    {
      catalog: context.catalog,
      table: name,
      user: { id: adminId, realName: user.realName },
      now: context.clock.now(),
    },
    isEmpty ? undefined : record,
  );
};
