import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import './kit.css';

/** One way to mend a problem by a click. */
export interface ProblemFix {
  readonly title: string;
  run(): boolean;
}

interface ProblemListProps {
  readonly issues: readonly Issue[];
  /** False until the first check has run. */
  readonly isChecked: boolean;
  /** The draft cannot be edited before what is readable of it has been taken. */
  readonly isDamaged?: boolean;
  /** Where an issue is, before its words; undefined: the words say it. */
  placeOf?(issue: Issue): string | undefined;
  fixesOf?(issue: Issue): readonly ProblemFix[];
  /** Selects the part of an issue and focuses its place. */
  onShow(issue: Issue): void;
  onRepair?(): void;
}

const ranks: Readonly<Record<Issue['severity'], number>> = { error: 0, warning: 1, info: 2 };

/** Errors that block publishing, and warnings. Each entry leads to its part and field. */
export const ProblemList = observer(function ProblemList(props: ProblemListProps): ReactNode {
  const { isChecked, isDamaged = false, placeOf, fixesOf, onShow, onRepair } = props;
  const { t, locale } = useApp();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useRef<Element>();
  useLayoutEffect(() => {
    // A check may remove the focused entry. Focus then moves here, so that keyboard users do not restart at
    // the top of the page.
    if (held.current === undefined || held.current.isConnected) return;
    held.current = undefined;
    heading.current?.focus();
  });
  const issues = props.issues.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const summary = !isChecked
    ? t('editor.checking')
    : issues.length === 0
      ? t('editor.noProblems')
      : t('editor.problems', { n: issues.length });
  return (
    <section
      className="jig-ed-problems"
      aria-labelledby={id}
      onFocus={({ target }) => {
        held.current = target;
      }}
      onBlur={() => {
        held.current = undefined;
      }}
    >
      <div className="jig-ed-problems-head">
        <h3 ref={heading} id={id} role="status" tabIndex={-1}>
          {summary}
        </h3>
        {isDamaged ? (
          <Button size="small" type="warning" onClick={onRepair}>
            {t('editor.repair')}
          </Button>
        ) : null}
        {issues.length === 0 ? null : (
          <Button
            size="small"
            theme="borderless"
            type="tertiary"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'editor.hideProblems' : 'editor.showProblems')}
          </Button>
        )}
      </div>
      {isOpen && issues.length > 0 ? (
        <ul>
          {issues.map((issue, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
            <li key={`${issue.path} ${issue.rule} ${at}`}>
              <button
                type="button"
                className={`jig-ed-problem jig-ed-${issue.severity}`}
                onClick={() => onShow(issue)}
              >
                <span className="jig-ed-severity">{t(`editor.${issue.severity}`)}</span>
                <span>
                  {placeOf?.(issue)}
                  {messageOf(issue, locale)}
                </span>
              </button>
              {(fixesOf?.(issue) ?? []).map(({ title, run }) => (
                <Button key={title} size="small" className="jig-ed-fix" onClick={() => run()}>
                  {title}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
});
