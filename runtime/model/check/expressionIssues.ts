import { checkTypes, type ExpressionError, type Tree } from '../../../expressions/index.ts';
import { groupsToTree } from '../conditions/groupsToTree.ts';
import type { ConditionSurface } from '../conditions/offeredOperators.ts';
import { readGroups } from '../conditions/readGroups.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { errorParams } from '../formulas/errorParams.ts';
import { formulaLanguages } from '../formulas/formulaLanguages.ts';
import { readFormula } from '../formulas/readExpression.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Condition, Formula } from '../schema/Condition.ts';
import type { Issue } from '../schema/Issue.ts';
import { schemaIssue, unknownName } from './schemaIssue.ts';
import { type Readable, readableIn } from './typeOfFields.ts';

/** Message keys of expression errors that differ from the general one. */
const rules: Readonly<Record<string, MessageKey>> = {
  'type-mismatch': 'schema.typeMismatch',
  'unknown-function': 'schema.unknownFunction',
};

const issueOf = (error: ExpressionError, path: string, names: readonly string[]): Issue => {
  const at = path + (error.at ?? '');
  const meant = error.params?.suggestion;
  if (error.code === 'unknown-field') {
    const name = String(error.params?.name ?? '');
    // A name reported by the text's grammar may be a title.
    return unknownName('schema.unknownName', at, name, meant === undefined ? names : [String(meant)]);
  }
  const issue = schemaIssue(rules[error.code] ?? 'schema.badExpression', at, errorParams(error));
  return meant === undefined ? issue : { ...issue, fix: { title: String(meant), value: meant } };
};

/**
 * Issues of one condition or formula over typed names. The path is `path` and the pointer inside the
 * expression.
 */
export function expressionIssues(expression: Formula, path: string, readable: Readable): readonly Issue[] {
  const tree = readFormula(expression, readable.fields);
  return tree.ok ? treeIssues(tree.value, path, readable) : [issueOf(tree.error, path, readable.names)];
}

/** Issues of a parsed expression. */
function treeIssues(tree: Tree, path: string, { typeOf, names }: Readable): readonly Issue[] {
  return checkTypes(tree, typeOf, formulaLanguages()).map((error) => issueOf(error, path, names));
}

/**
 * Issues that keep a condition from being saved: unreadable, unknown fields (`fix` suggests one), types that
 * cannot be compared. Paths are JSON pointers into the condition. Needs `messages/all.ts`.
 */
export function checkCondition(condition: Condition, doc: DocumentTable): readonly Issue[] {
  return expressionIssues(condition, '', readableOf(doc));
}

const readableOf = ({ main, details }: DocumentTable): Readable =>
  readableIn(
    main,
    details.map(({ table }) => table),
  );

/** Issues of stored condition groups, in the words of the condition builder. */
export function checkGroups(
  source: unknown,
  doc: DocumentTable,
  surface?: ConditionSurface,
): readonly Issue[] {
  const { groups, issues } = readGroups(source, doc, surface);
  return issues.length > 0 ? issues : treeIssues(groupsToTree(groups, doc), '', readableOf(doc));
}
