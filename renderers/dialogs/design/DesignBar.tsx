import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { TableSettings } from '../../../runtime/model/fields/columnSet/ColumnSet.ts';
import { designMessages } from '../../../runtime/model/messages/design.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import './design.css';

addMessages(designMessages);

interface DesignBarProps {
  readonly table: string;
  readonly design: NonNullable<TableSettings['design']>;
}

/**
 * Bar above a form with the user's own design. Shows which parts of the design cannot be used, and restores
 * the plain form.
 */
export const DesignBar = observer(function DesignBar({ table, design }: DesignBarProps): ReactNode {
  const { t, data, notify, schemas } = useApp();
  const [waiting, setWaiting] = useState(false);
  const { problems } = design;
  const reset = async (): Promise<void> => {
    const title = t('design.reset');
    if (!(await notify.confirm({ title, text: t('design.resetQuestion') }))) return;
    setWaiting(true);
    const answer = await data.resetDesign(table);
    setWaiting(false);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    notify.success(t('design.resetDone'));
    schemas.forget();
  };
  return (
    <div className="jig-design-bar" role="note">
      <span>{t('design.own')}</span>
      {problems.length === 0 ? null : (
        <details>
          <summary>{t('design.problems', { n: problems.length })}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <Button size="small" theme="borderless" loading={waiting} onClick={() => void reset()}>
        {t('design.reset')}
      </Button>
    </div>
  );
});
