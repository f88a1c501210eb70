import type { Capability } from '../capability/Capability.ts';
import { sqlParameterHook } from './sqlParameterHook.ts';
import { sqlParameterRoutes } from './sqlParameterRoutes.ts';

/** SQL texts of form designs, which only their author writes and a reading role runs. */
export const sqlParameters: Capability = {
  name: 'SQL parameters',
  routes: sqlParameterRoutes,
  rules: [sqlParameterHook],
};
