import { groupsToTree } from '../conditions/groupsToTree.ts';
import type { ConditionSurface } from '../conditions/offeredOperators.ts';
import { readGroups } from '../conditions/readGroups.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Issue } from '../schema/Issue.ts';
import { expressionIssues, treeIssues } from './expressionIssues.ts';
import { type Readable, readableIn } from './typeOfFields.ts';

/**
 * What keeps a condition from being saved: it cannot be read, names unknown fields (`fix` is the one probably meant), or
 * compares types that do not go together. Paths are JSON pointers into it. Its texts come with `messages/all.ts`.
 */
export function checkCondition(condition: Condition, doc: DocumentTable): readonly Issue[] {
  return expressionIssues(condition, '', readableOf(doc));
}

const readableOf = ({ main, details }: DocumentTable): Readable =>
  readableIn(
    main,
    details.map(({ table }) => table),
  );

/** The same of stored condition groups, in the words of builders. */
export function checkGroups(
  source: unknown,
  doc: DocumentTable,
  surface?: ConditionSurface,
): readonly Issue[] {
  const { groups, issues } = readGroups(source, doc, surface);
  return issues.length > 0 ? issues : treeIssues(groupsToTree(groups, doc), '', readableOf(doc));
}
