import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoxProblems } from '../../../runtime/store/problems/BoxProblems.ts';
import { ProblemList } from './ProblemList.tsx';
import { ProblemSteps } from './ProblemSteps.tsx';
import { problemText } from './problemText.ts';

interface ProblemBarProps {
  readonly problems: BoxProblems;
}

/** All that keeps a document from being saved or decided: steps from one to the next, and a list. */
export const ProblemBar = observer(function ProblemBar({ problems }: ProblemBarProps): ReactNode {
  const app = useApp();
  const [isListed, setListed] = useState(false);
  const id = useId();
  const { all, at } = problems;
  const current = all[at];
  if (!current) return null;
  return (
    <ProblemSteps
      count={all.length}
      at={at}
      text={problemText(current, app)}
      onCurrent={() => problems.goTo(at)}
      onStep={problems.step}
      aside={
        <Button
          size="small"
          type="tertiary"
          aria-expanded={isListed}
          aria-controls={id}
          onClick={() => setListed(!isListed)}
        >
          {app.t('problem.list')}
        </Button>
      }
    >
      {isListed ? <ProblemList id={id} problems={problems} /> : null}
    </ProblemSteps>
  );
});
