import { dictionaryUnique } from './dictionaryUnique.ts';
import type { HookRegistry } from './Hook.ts';
import { recheckRole, recheckUser } from './recheckPeople.ts';
import { roleInUse } from './roleInUse.ts';
import { roleLimits } from './roleLimits.ts';
import { roleTree } from './roleTree.ts';
import { schemasInForce } from './schemasInForce.ts';
import { substituteCircle, substituteOwn } from './substitutes.ts';
import { substituteTold } from './substituteTold.ts';
import { userNotSelf } from './userNotSelf.ts';
import { userPassword } from './userPassword.ts';
import { userRoles } from './userRoles.ts';
import { workflowDefinition } from './workflowDefinition.ts';

/** Server hooks the shipped schemas name. */
export const builtInHooks: HookRegistry = {
  dictionaryUnique,
  recheckRole,
  recheckUser,
  roleInUse,
  roleLimits,
  roleTree,
  schemasInForce,
  substituteCircle,
  substituteOwn,
  substituteTold,
  userNotSelf,
  userPassword,
  userRoles,
  workflowDefinition,
};
