import type { Issue } from '../../model/schema/Issue.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { listOf, object } from '../shape.ts';

interface CheckRead {
  readonly issues: readonly SentIssue[];
}

/** The issues of check. */
export const flowIssues: Reader<readonly Issue[], CheckRead> = reading(
  object<CheckRead>({ issues: listOf(sentIssue, 10_000) }),
  ({ issues }) => issues.map(shownIssue),
);
