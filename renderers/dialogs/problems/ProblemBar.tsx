import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { problemMessages } from '../../../runtime/model/messages/problem.ts';
import type { BoxProblems } from '../../../runtime/store/problems/BoxProblems.ts';
import { ProblemList } from './ProblemList.tsx';
import { problemText } from './problemText.ts';
import './problems.css';

addMessages(problemMessages);

interface ProblemBarProps {
  readonly problems: BoxProblems;
}

/** All that keeps a document from being saved: how many, the one the user is at, to the next, and a list. */
export const ProblemBar = observer(function ProblemBar({ problems }: ProblemBarProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [isListed, setListed] = useState(false);
  const id = useId();
  const { all, at } = problems;
  const current = all[at];
  if (!current) return null;
  return (
    <section className="jig-problems" aria-labelledby={`${id}-count`}>
      <div className="jig-problems-line">
        <strong id={`${id}-count`}>{t('box.problems', { n: all.length })}</strong>
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={<IconChevronLeft aria-hidden="true" />}
          aria-label={t('box.previousProblem')}
          title={`${t('box.previousProblem')} (Shift+F8)`}
          onClick={() => problems.step(-1)}
        />
        <span className="jig-problems-at">{t('problem.at', { at: at + 1, n: all.length })}</span>
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={<IconChevronRight aria-hidden="true" />}
          aria-label={t('box.nextProblem')}
          title={`${t('box.nextProblem')} (F8)`}
          onClick={() => problems.step(1)}
        />
        <button type="button" className="jig-problems-current" onClick={() => problems.goTo(at)}>
          {problemText(current, app)}
        </button>
        <Button
          size="small"
          type="tertiary"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          onClick={() => setListed(!isListed)}
        >
          {t('problem.list')}
        </Button>
      </div>
      {isListed ? <ProblemList id={`${id}-list`} problems={problems} /> : null}
    </section>
  );
});
