import { type FlowNode, greatestLimit } from '../definition/FlowNode.ts';
import type { VisitTimes } from './Change.ts';
import type { Facts } from './Facts.ts';
import { afterWorkingHours, usualHours } from './WorkingHours.ts';

/**
 * The deadline and reminder time of a node that begins to wait now.
 * Stored in the change, so that later changes of working hours or of the flow do not move them.
 * `node` undefined: the administrators decide for no node, without a limit.
 */
export const timesOf = (
  node: FlowNode | undefined,
  { now, workingHours = usualHours }: Facts,
): VisitTimes => {
  const limit = node?.settings.limit;
  if (limit === undefined || !(limit.hours > 0 && limit.hours <= greatestLimit)) return { at: now };
  const { hours, remind } = limit;
  const isReminded = remind !== undefined && remind > 0 && remind < hours;
  return {
    at: now,
    due: afterWorkingHours(workingHours, now, hours),
    ...(isReminded ? { remindAt: afterWorkingHours(workingHours, now, hours - remind) } : {}),
  };
};
