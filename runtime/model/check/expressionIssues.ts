import { checkTypes, type ExpressionError, type Tree, toSql } from '../../../expressions/index.ts';
import { groupsToTree } from '../conditions/groupsToTree.ts';
import type { ConditionSurface } from '../conditions/offeredOperators.ts';
import { readGroups } from '../conditions/readGroups.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
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
    // The formula parser may report the title of a field as an unknown name.
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

/** Any time will do: whether a condition compiles to SQL does not depend on the clock. */
const clock = '2000-01-01 00:00:00';

/**
 * Issues of a condition that runs as SQL: those of {@link expressionIssues}, and parts without a translation.
 * The server would match no row with such a condition.
 */
export function queryIssues(condition: Condition, path: string, readable: Readable): readonly Issue[] {
  const tree = readFormula(condition, readable.fields);
  if (!tree.ok) return [issueOf(tree.error, path, readable.names)];
  const found = treeIssues(tree.value, path, readable);
  if (found.length > 0) return found;
  const columnOf = (name: string) => {
    const type = readable.typeOf(name);
    // Comma-joined keys are text in storage.
    return type && { sql: 'null', type: type === 'any' ? ('text' as const) : type };
  };
  const pieces = toSql(tree.value, columnOf, {
    now: clock,
    functions: pluginFunctions(),
    detailOf: (detail) => ({
      from: { rows: detail },
      joined: 'true',
      columnOf: (column) => columnOf(`${detail}.${column}`),
    }),
  });
  if (pieces.ok || pieces.error.code !== 'not-in-sql') return found;
  const name = String(pieces.error.params?.name ?? '');
  return [schemaIssue('schema.notInSql', path + (pieces.error.at ?? ''), { name })];
}

/** Issues of a parsed expression. */
function treeIssues(tree: Tree, path: string, { typeOf, names }: Readable): readonly Issue[] {
  return checkTypes(tree, typeOf, formulaLanguages(), pluginFunctions()).map((error) =>
    issueOf(error, path, names),
  );
}

/**
 * Issues that prevent saving a condition: syntax errors, unknown fields (`fix` suggests one), types that
 * cannot be compared. Paths are JSON pointers into the condition. Needs `explain/allMessages.ts`.
 */
export function checkCondition(condition: Condition, doc: DocumentTable): readonly Issue[] {
  return expressionIssues(condition, '', readableOf(doc));
}

const readableOf = ({ main, details }: DocumentTable): Readable =>
  readableIn(
    main,
    details.map(({ table }) => table),
  );

/** Issues of stored condition groups, worded for the condition builder. */
export function checkGroups(
  source: unknown,
  doc: DocumentTable,
  surface?: ConditionSurface,
): readonly Issue[] {
  const { groups, issues } = readGroups(source, doc, surface);
  return issues.length > 0 ? issues : treeIssues(groupsToTree(groups, doc), '', readableOf(doc));
}
