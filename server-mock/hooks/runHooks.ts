import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { questionKey } from '../../runtime/wire/questions.ts';
import type { HookInput } from '../context/Hook.ts';

/** The issues without questions that the user has answered with yes. */
export const unanswered = (
  issues: readonly Issue[],
  { confirmed }: Pick<HookInput, 'confirmed'>,
): readonly Issue[] =>
  confirmed === undefined
    ? issues
    : issues.filter((issue) => issue.isQuestion !== true || !confirmed.has(questionKey(issue)));

/** Runs the hooks of a table for a moment, in order; the first veto ends it. Rules of capabilities run first. */
export const runHooks = async (input: HookInput): Promise<readonly Issue[]> => {
  const { hooks, log, rules } = input.call.context;
  for (const rule of rules) {
    const issues = unanswered(await rule(input), input);
    if (issues.length > 0) return issues;
  }
  for (const name of input.table.hooks[input.moment] ?? []) {
    const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
    if (hook === undefined) {
      // The schema check reports it; a missing rule must not let a record pass.
      log.error({ hook: name, table: input.table.table }, 'unknown hook');
      return [{ path: '', rule: 'server.unknownHook', params: { hook: name }, severity: 'error' }];
    }
    const issues = unanswered(await hook(input), input);
    if (issues.length > 0) return issues;
  }
  return [];
};
