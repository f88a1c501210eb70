import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { problemMessages } from '../../../runtime/model/messages/problem.ts';
import './problems.css';

addMessages(problemMessages);

interface ProblemStepsProps {
  /** How many problems there are. */
  readonly count: number;
  /** Index of the one the user is at. */
  readonly at: number;
  /** That one in words. */
  readonly text: string;
  /** Goes to the problem the user is at. */
  onCurrent(): void;
  /** Goes to the next problem, or with -1 to the one before. */
  onStep(by: 1 | -1): void;
  /** What stands at the end of the line. */
  readonly aside?: ReactNode;
  /** What stands below the line. */
  readonly children?: ReactNode;
}

/** How many problems there are, the one the user is at, and steps to its neighbours. */
export function ProblemSteps(props: ProblemStepsProps): ReactNode {
  const { count, at, text, onCurrent, onStep, aside, children } = props;
  const { t } = useApp();
  const id = useId();
  return (
    <section className="jig-problems" aria-labelledby={id}>
      <div className="jig-problems-line">
        <strong id={id}>{t('box.problems', { n: count })}</strong>
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={<IconChevronLeft aria-hidden="true" />}
          aria-label={t('box.previousProblem')}
          title={`${t('box.previousProblem')} (Shift+F8)`}
          onClick={() => onStep(-1)}
        />
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={<IconChevronRight aria-hidden="true" />}
          aria-label={t('box.nextProblem')}
          title={`${t('box.nextProblem')} (F8)`}
          onClick={() => onStep(1)}
        />
        <button type="button" className="jig-problems-current" onClick={onCurrent}>
          <span className="jig-problems-at">{t('problem.at', { at: at + 1, n: count })}</span> {text}
        </button>
        {aside}
      </div>
      {children}
    </section>
  );
}
