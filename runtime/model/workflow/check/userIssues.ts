import { schemaIssue } from '../../check/schemaIssue.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { People } from '../engine/Facts.ts';

/** A user who is not there, or may not log in. `name`: of the node that names him. */
export function userIssues(id: number, people: People, path: string, name: string): readonly Issue[] {
  const user = people.user(id);
  if (user === undefined) return [schemaIssue('workflowCheck.noUser', path, { name, id })];
  return user.enabled ? [] : [schemaIssue('workflowCheck.userDisabled', path, { name, user: user.name })];
}
