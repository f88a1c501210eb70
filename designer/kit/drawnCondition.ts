import { parseJsonLogic, readPaths, writeJsonLogic } from '../../expressions/index.ts';
import { groupsToTree } from '../../runtime/model/conditions/groupsToTree.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import { treeToGroups } from '../../runtime/model/conditions/treeToGroups.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';

/** A condition as a builder draws it. Undefined: it cannot be drawn. */
export function drawCondition(condition: Condition | undefined, document: DocumentTable): unknown {
  if (condition === undefined) return [];
  const tree = parseJsonLogic(condition as Json);
  if (!tree.ok || readPaths(tree.value).some((path) => !document.main.byName.has(path))) return undefined;
  const groups = treeToGroups(tree.value);
  // What cannot be read back would be lost by the first edit.
  return groups !== undefined && readGroups(groups, document).issues.length === 0 ? groups : undefined;
}

/** What is complete of drawn conditions; undefined: nothing, so that all documents count. */
export function conditionDrawn(drawn: unknown, document: DocumentTable): Condition | undefined {
  const { groups } = readGroups(drawn, document, 'rule');
  if (groups.length === 0) return undefined;
  const written = writeJsonLogic(groupsToTree(groups, document));
  return written.ok ? (written.value as Json) : undefined;
}
