import { isMessageKey } from '../../model/messages/index.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import { type Reader, reading } from '../Reader.ts';
import { listOf, mapOf, object, oneOf, or, type Shape, text, textOrNumber } from '../shape.ts';

type IssueRead = Omit<Issue, 'fix'> & { readonly message: string };

interface CheckRead {
  readonly issues: readonly IssueRead[];
}

/** Names in a list of one message. */
const mostNames = 1000;

const param: Shape<Issue['params'][string]> = (value, path) =>
  Array.isArray(value) ? listOf(text, mostNames)(value, path) : textOrNumber(value, path);

const issue: Shape<IssueRead> = object<IssueRead>({
  path: text,
  rule: text,
  params: or(mapOf(param), {}),
  severity: oneOf(['error', 'warning', 'info']),
  message: or(text, ''),
});

/** The issues of check. The server's words replace a rule that the browser has no words for. */
export const flowIssues: Reader<readonly Issue[], CheckRead> = reading(
  object<CheckRead>({ issues: listOf(issue, 10_000) }),
  ({ issues }) =>
    issues.map(({ message, ...said }) =>
      isMessageKey(said.rule) || message === '' ? said : { ...said, rule: message, params: {} },
    ),
);
