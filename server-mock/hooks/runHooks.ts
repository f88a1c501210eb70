import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Hook, HookInput } from '../context/Hook.ts';
import { extensionFields } from './extensionFields.ts';
import { sqlParameters } from './sqlParameters.ts';

/** Mandatory server rules, which no schema can omit. */
const always: readonly Hook[] = [sqlParameters, extensionFields];

/** Runs the hooks of a table for a moment, in order; the first veto ends it. The mandatory server rules run first. */
export const runHooks = async (input: HookInput): Promise<readonly Issue[]> => {
  const { hooks, log } = input.call.context;
  for (const rule of always) {
    const issues = await rule(input);
    if (issues.length > 0) return issues;
  }
  for (const name of input.table.hooks[input.moment] ?? []) {
    const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
    if (hook === undefined) {
      // The schema check reports it; a missing rule must not let a record pass.
      log.error({ hook: name, table: input.table.table }, 'unknown hook');
      return [{ path: '', rule: 'server.unknownHook', params: { hook: name }, severity: 'error' }];
    }
    const issues = await hook(input);
    if (issues.length > 0) return issues;
  }
  return [];
};
