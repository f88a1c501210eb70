import type { MessageKey } from '../messages/index.ts';
import { didYouMean } from '../schema/didYouMean.ts';
import type { Issue } from '../schema/Issue.ts';

/** A finding of the schema check; an error unless said otherwise. */
export const schemaIssue = (
  rule: MessageKey,
  path: string,
  params: Issue['params'] = {},
  severity: Issue['severity'] = 'error',
): Issue => ({ path, rule, params, severity });

/** A finding about a name nobody knows, with the known name that was probably meant as its mend. */
export const unknownName = (
  rule: MessageKey,
  path: string,
  name: string,
  known: Iterable<string>,
  params: Issue['params'] = {},
): Issue => {
  const meant = didYouMean(name, known);
  const issue = schemaIssue(rule, path, { ...params, name });
  return meant === undefined ? issue : { ...issue, fix: { title: meant, value: meant } };
};

/** Characters of a value that a finding shows. */
const longest = 100;

/** A JSON value as a finding names it: text as it is, anything else as JSON, cut where it is long. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
