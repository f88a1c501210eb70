import type { HookRegistry } from '../../context/Hook.ts';
import { recheckRole, recheckUser } from './recheckPeople.ts';
import { substituteCircle, substituteOwn } from './substitutes.ts';
import { substituteTold } from './substituteTold.ts';
import { workflowDefinition } from './workflowDefinition.ts';
import { workflowPublished } from './workflowPublished.ts';

/** Approval hooks that the shipped schemas name. */
export const workflowHooks: HookRegistry = {
  recheckRole,
  recheckUser,
  substituteCircle,
  substituteOwn,
  substituteTold,
  workflowDefinition,
  workflowPublished,
};
