import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { problemFixes } from '../store/problemFixes.ts';

interface ProblemListProps {
  readonly store: FlowDesignerStore;
  onRepair(): void;
}

const ranks: Readonly<Record<Issue['severity'], number>> = { error: 0, warning: 1, info: 2 };

/** Errors that block publishing, and warnings. Each entry leads to its node, line and field. */
export const ProblemList = observer(function ProblemList({ store, onRepair }: ProblemListProps): ReactNode {
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
  const issues = store.issues.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const isDamaged = store.view.issues.length > 0 && !store.readonly;
  const summary = !store.isChecked
    ? t('flowDesigner.checking')
    : issues.length === 0
      ? t('flowDesigner.noProblems')
      : t('flowDesigner.problems', { n: issues.length });
  return (
    <section
      className="jig-fd-problems"
      aria-labelledby={id}
      onFocus={({ target }) => {
        held.current = target;
      }}
      onBlur={() => {
        held.current = undefined;
      }}
    >
      <div className="jig-fd-problems-head">
        <h3 ref={heading} id={id} role="status" tabIndex={-1}>
          {summary}
        </h3>
        {isDamaged ? (
          <Button size="small" type="warning" onClick={onRepair}>
            {t('flowDesigner.repair')}
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
            {t(isOpen ? 'flowDesigner.hideProblems' : 'flowDesigner.showProblems')}
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
                className={`jig-fd-problem jig-fd-${issue.severity}`}
                onClick={() => store.show(issue)}
              >
                <span className="jig-fd-severity">{t(`flowDesigner.${issue.severity}`)}</span>
                <span>{messageOf(issue, locale)}</span>
              </button>
              {problemFixes(store, issue, t).map(({ title, run }) => (
                <Button key={title} size="small" className="jig-fd-fix" onClick={() => run()}>
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
