import type { MessageKey } from '../messages/index.ts';
import { didYouMean } from '../schema/didYouMean.ts';
import type { Issue } from '../schema/Issue.ts';

/** Makes an issue of the schema check; severity `error` by default. */
export const schemaIssue = (
  rule: MessageKey,
  path: string,
  params: Issue['params'] = {},
  severity: Issue['severity'] = 'error',
): Issue => ({ path, rule, params, severity });

/** Makes an issue about an unknown name. Its `fix` is the known name that was probably meant. */
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

/** Maximum characters of a value in an issue. */
const longest = 100;

/** Formats a JSON value for an issue: text as it is, anything else as JSON, cut at the maximum length. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
