import type { HookRegistry } from '../context/Hook.ts';
import { dictionaryUnique } from './dictionaryUnique.ts';
import { roleInUse } from './roleInUse.ts';
import { roleLimits } from './roleLimits.ts';
import { roleTree } from './roleTree.ts';
import { schemasInForce } from './schemasInForce.ts';
import { userNotSelf } from './userNotSelf.ts';
import { userPassword } from './userPassword.ts';
import { userRoles } from './userRoles.ts';

/** Server hooks the shipped schemas name. */
export const builtInHooks: HookRegistry = {
  dictionaryUnique,
  roleInUse,
  roleLimits,
  roleTree,
  schemasInForce,
  userNotSelf,
  userPassword,
  userRoles,
};
