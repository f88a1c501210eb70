import type { FlowState } from '../../context/FlowState.ts';
import { dayOf } from '../people/isSeatOfUser.ts';
import { inFlowColumn, rowInFlow } from './rowsInFlow.ts';

/** Whether a row is in a flow, for lists and boxes. */
export const flowState: FlowState = {
  column: ({ user, context: { clock } }, table, key) =>
    inFlowColumn({ user, day: dayOf(clock.now()) }, table, key),
  read: rowInFlow,
};
