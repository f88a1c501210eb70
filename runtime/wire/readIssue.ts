import { isMessageKey } from '../model/messages/index.ts';
import type { Issue } from '../model/schema/Issue.ts';
import { listOf, mapOf, object, oneOf, or, type Shape, text, textOrNumber } from './shape.ts';

/** An issue as it travels: with its words in the user's language. */
export type SentIssue = Omit<Issue, 'fix' | 'isQuestion'> & { readonly message: string };

/** Names in a list of one message. */
const mostNames = 1000;

const param: Shape<Issue['params'][string]> = (value, path) =>
  Array.isArray(value) ? listOf(text, mostNames)(value, path) : textOrNumber(value, path);

/** An issue inside an answer. */
export const sentIssue: Shape<SentIssue> = object<SentIssue>({
  path: text,
  rule: text,
  params: or(mapOf(param), {}),
  severity: oneOf(['error', 'warning', 'info']),
  message: or(text, ''),
});

/** The issue for the screen. The server's words replace a rule that the browser has no words for. */
export const shownIssue = ({ message, ...said }: SentIssue): Issue =>
  isMessageKey(said.rule) || message === '' ? said : { ...said, rule: message, params: {} };
