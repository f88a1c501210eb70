import { checkTypes, type ExpressionError, type Tree } from '../../../expressions/index.ts';
import { errorParams } from '../formulas/errorParams.ts';
import { formulaLanguages } from '../formulas/formulaLanguages.ts';
import { readFormula } from '../formulas/readExpression.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Formula } from '../schema/Condition.ts';
import type { Issue } from '../schema/Issue.ts';
import { schemaIssue, unknownName } from './schemaIssue.ts';
import type { Readable } from './typeOfFields.ts';

/** Messages of the expression errors that have words of their own here. */
const rules: Readonly<Record<string, MessageKey>> = {
  'type-mismatch': 'schema.typeMismatch',
  'unknown-function': 'schema.unknownFunction',
};

const issueOf = (error: ExpressionError, path: string, names: readonly string[]): Issue => {
  const at = path + (error.at ?? '');
  const meant = error.params?.suggestion;
  if (error.code === 'unknown-field') {
    const name = String(error.params?.name ?? '');
    // What the text's own grammar found may be a title.
    return unknownName('schema.unknownName', at, name, meant === undefined ? names : [String(meant)]);
  }
  const issue = schemaIssue(rules[error.code] ?? 'schema.badExpression', at, errorParams(error));
  return meant === undefined ? issue : { ...issue, fix: { title: String(meant), value: meant } };
};

/** What is wrong with one condition or formula as written, over typed names: an issue at `path` and the pointer inside it. */
export function expressionIssues(expression: Formula, path: string, readable: Readable): readonly Issue[] {
  const tree = readFormula(expression, readable.fields);
  return tree.ok ? treeIssues(tree.value, path, readable) : [issueOf(tree.error, path, readable.names)];
}

/** The same of a tree. */
export function treeIssues(tree: Tree, path: string, { typeOf, names }: Readable): readonly Issue[] {
  return checkTypes(tree, typeOf, formulaLanguages()).map((error) => issueOf(error, path, names));
}
