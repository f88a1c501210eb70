import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { effectMessages } from '../../runtime/model/messages/effect.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { Outcome } from '../../runtime/wire/workflow/Outcome.ts';
import './outcomeText.css';

addMessages(effectMessages);

interface OutcomeTextProps extends Outcome {
  /** Whether it has happened. */
  readonly isDone: boolean;
}

/** What a document does in another one, as one line: 生效后：调整工单 工单 GD-1 计划数 410 → 450. */
export function OutcomeText({ title, target, changes, isDone }: OutcomeTextProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      <strong>
        {t(isDone ? 'effect.did' : 'effect.will')}
        {title}
      </strong>{' '}
      {target}
      {changes.map((change) => (
        <span key={change.title} className="jig-outcome-change">
          {' '}
          {t('effect.change', { ...change })}
        </span>
      ))}
    </>
  );
}
