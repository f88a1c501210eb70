import type { Hook } from '../../context/Hook.ts';
import { actorOf } from '../calls/flowEvent.ts';
import { publishFlow } from '../definitions/publishFlow.ts';
import { rivalsMeanwhile } from '../definitions/rivalsMeanwhile.ts';

/** Sys_WorkFlow, inside its save: publishes the next version, or names the conflicting flows. */
export const workflowPublished: Hook = async ({ call, db, stored, values }) => {
  const row = { ...stored, ...values };
  const issues = await rivalsMeanwhile(db, call, row);
  if (issues.length === 0) await publishFlow(db, call.context, row, actorOf(call));
  return issues;
};
