import { checkTypes, type ExpressionError } from '../../../expressions/index.ts';
import { formulaLanguages } from '../expression/formulaLanguages.ts';
import { readFormula } from '../expression/readExpression.ts';
import type { Issue } from '../Issue.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Condition } from '../schema/Condition.ts';
import { schemaIssue, unknownName } from './schemaIssue.ts';
import type { Readable } from './typeOfFields.ts';

/** Messages of the expression errors that have words of their own here. */
const rules: Readonly<Record<string, MessageKey>> = {
  'type-mismatch': 'schema.typeMismatch',
  'unknown-function': 'schema.unknownFunction',
};

const issueOf = (error: ExpressionError, path: string, names: readonly string[]): Issue => {
  const at = path + (error.at ?? '');
  if (error.code === 'unknown-field')
    return unknownName('schema.unknownName', at, String(error.params?.name ?? ''), names);
  const issue = schemaIssue(rules[error.code] ?? 'schema.badExpression', at, {
    text: error.message,
    code: error.code,
    ...error.params,
  });
  const meant = error.params?.suggestion;
  return meant === undefined ? issue : { ...issue, fix: { title: String(meant), value: meant } };
};

/** What is wrong with one condition or formula over typed names: an issue at `path` and the pointer inside it. */
export function expressionIssues(
  expression: Condition,
  path: string,
  { typeOf, names, fields }: Readable,
): readonly Issue[] {
  const tree = readFormula(expression, fields);
  if (!tree.ok) return [issueOf(tree.error, path, names)];
  return checkTypes(tree.value, typeOf, formulaLanguages()).map((error) => issueOf(error, path, names));
}
