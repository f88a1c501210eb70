import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoxProblems } from '../../../runtime/store/problems/BoxProblems.ts';
import { problemText } from './problemText.ts';

/** More than this are not drawn; the user corrects some first. */
const most = 200;

interface ProblemListProps {
  readonly id: string;
  readonly problems: BoxProblems;
}

/** The problems by field, row and column; a press goes there. */
export const ProblemList = observer(function ProblemList({ id, problems }: ProblemListProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { all, at } = problems;
  return (
    <div id={id} className="jig-problems-list">
      <ol>
        {all.slice(0, most).map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place may have several problems, and the list is drawn anew
          <li key={`${index} ${problem.path}`}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => problems.goTo(index)}
            >
              {problemText(problem, app)}
            </button>
          </li>
        ))}
      </ol>
      {all.length > most ? <p>{t('problem.more', { n: all.length - most })}</p> : null}
    </div>
  );
});
