import type { User } from '../../runtime/model/access/User.ts';
import { publishedDesign } from '../../runtime/model/record/design/DesignRecord.ts';
import { adminId } from '../catalog/designTable.ts';
import type { PublishedChange } from '../context/PublishPlug.ts';
import type { Queryable } from '../db/Database.ts';
import { keepDesignRow } from './designRows.ts';

/** Copies the published design to user 1's row, also after a restore of an old version. */
export const keepAdminDesign = async (
  tx: Queryable,
  { context, name, patch, user }: PublishedChange & { readonly user: User },
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
