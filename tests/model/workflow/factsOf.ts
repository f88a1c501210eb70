import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Facts } from '../../../runtime/model/workflow/engine/Facts.ts';
import { orderDocument } from '../orderDocument.ts';
import { companyWithout, type StandIns } from './company.ts';

/** Facts about a saved order, with these accounts disabled. */
export const factsOf = (
  record: Row,
  disabled?: ReadonlySet<number>,
  { standIns, now = '2026-11-22 09:30:00' }: { readonly standIns?: StandIns; readonly now?: string } = {},
): Facts => ({
  people: companyWithout(disabled, standIns),
  holds: ({ groups }) =>
    groups.length === 0 || conditionHolds(groupsToTree(groups, orderDocument), record) === true,
  now,
});
