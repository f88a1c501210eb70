import { schemaIssue } from '../../check/schemaIssue.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { People } from '../engine/Facts.ts';

/** Issues of a user who does not exist or is disabled. `name`: display name of the node. */
export function userIssues(id: number, people: People, path: string, name: string): readonly Issue[] {
  const user = people.user(id);
  if (user === undefined) return [schemaIssue('workflowCheck.noUser', path, { name, id })];
  return user.enabled ? [] : [schemaIssue('workflowCheck.userDisabled', path, { name, user: user.name })];
}
