import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PreviewIssue } from '../../../runtime/host/windowJig.ts';

interface IssueListProps {
  readonly id: string;
  readonly issues: readonly PreviewIssue[];
  readonly onGo: (issue: PreviewIssue) => void;
}

/** Maximum number of issues shown. */
const most = 100;

/** List of issues with their places; a press goes to the place. Announces their number. */
export function IssueList({ id, issues, onGo }: IssueListProps): ReactNode {
  const { t } = useApp();
  const title = useId();
  return (
    <section className="jig-play-issues" aria-labelledby={title}>
      <h2 id={title}>
        <span role="status" id={id}>
          {issues.length === 0 ? t('playground.noIssues') : t('playground.issues', { n: issues.length })}
        </span>
      </h2>
      <ul>
        {issues.slice(0, most).map((issue) => (
          <li
            key={`${issue.part} ${issue.line} ${issue.column} ${issue.path} ${issue.message}`}
            data-severity={issue.severity}
          >
            <button
              type="button"
              onClick={() => onGo(issue)}
              title={t('playground.place', issueParams(issue))}
            >
              <span className="jig-play-place">
                {issue.part === 'schema' ? '' : `${issue.part} `}
                {issue.line}:{issue.column}
              </span>
              {issue.path === '' ? null : <code>{issue.path}</code>}
              <span>{issue.message}</span>
            </button>
          </li>
        ))}
      </ul>
      {issues.length > most ? <p>{t('playground.moreIssues', { n: issues.length - most })}</p> : null}
    </section>
  );
}

const issueParams = ({ line, column }: PreviewIssue) => ({ line, column });
