import type { HookRegistry } from '../context/Hook.ts';
import { dictionaryUnique } from './dictionaryUnique.ts';
import { roleLimits } from './roleLimits.ts';
import { roleManaged } from './roleManaged.ts';
import { roleTree } from './roleTree.ts';
import { schemasInForce } from './schemasInForce.ts';
import { userNotSelf } from './userNotSelf.ts';
import { userPassword } from './userPassword.ts';
import { userRoles } from './userRoles.ts';

/** Server hooks the shipped schemas name. */
export const builtInHooks: HookRegistry = {
  dictionaryUnique,
  roleLimits,
  roleManaged,
  roleTree,
  schemasInForce,
  userNotSelf,
  userPassword,
  userRoles,
};
