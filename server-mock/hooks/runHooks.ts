import type { Issue } from '../../runtime/model/Issue.ts';
import type { HookInput } from './Hook.ts';
import { treeParent } from './treeParent.ts';

/** Runs the hooks a table names for a moment, in order; the first that vetoes ends it. Trees are checked for every table. */
export const runHooks = async (input: HookInput): Promise<readonly Issue[]> => {
  const { hooks, log } = input.call.context;
  const tree = await treeParent(input);
  if (tree.length > 0) return tree;
  for (const name of input.table.hooks[input.moment] ?? []) {
    const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
    if (hook === undefined) {
      // The schema check reports it; a rule that is not there must not let a record through.
      log.error({ hook: name, table: input.table.table }, 'unknown hook');
      return [{ path: '', rule: 'server.unknownHook', params: { hook: name }, severity: 'error' }];
    }
    const issues = await hook(input);
    if (issues.length > 0) return issues;
  }
  return [];
};
