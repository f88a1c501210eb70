import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { Course } from './Course.ts';
import { signersLeft } from './events/addSigner.ts';
import { mayCopy } from './events/copyTo.ts';
import { mayUrge } from './events/urge.ts';
import { isUndecided } from './events/withdraw.ts';
import type { Facts } from './Facts.ts';
import type { FlowInstance } from './FlowInstance.ts';
import { turnOf } from './turnOf.ts';

/** Actions besides voting that a user may take. All users who may read the course may comment. */
export interface May {
  readonly withdraw: boolean;
  readonly transfer: boolean;
  readonly addSigner: boolean;
  readonly urge: boolean;
  readonly comment: boolean;
  readonly copyTo: boolean;
}

/** No action: the document is closed, or in no flow. */
export const mayNothing: May = {
  withdraw: false,
  transfer: false,
  addSigner: false,
  urge: false,
  comment: false,
  copyTo: false,
};

/** The actions that the engine would accept from a user now, whatever user they name. */
export const mayAct = (
  flow: WorkflowDefinition | undefined,
  instance: FlowInstance,
  userId: number,
  facts: Facts,
): May => {
  const turn = turnOf(new Course(flow, instance, facts), userId, undefined);
  const isTurn = !('rule' in turn);
  return {
    withdraw: instance.creatorId === userId && isUndecided(instance),
    transfer: isTurn && turn.own !== undefined,
    addSigner: isTurn && signersLeft(turn.open) > 0,
    urge: instance.waiting === 'seats' && mayUrge(instance, userId),
    comment: true,
    copyTo: mayCopy(instance, userId, facts),
  };
};
