import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

interface DamagedConditionsProps {
  readonly value: unknown;
  readonly readonly: boolean;
  onStartAnew(): void;
}

/** Shows conditions that are not a list of groups, as stored. They stay until the user discards them. */
export function DamagedConditions({ value, readonly, onStartAnew }: DamagedConditionsProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      <p className="jig-field-message">{t('condition.notAList')}</p>
      <pre className="jig-condition-damaged">{typeof value === 'string' ? value : JSON.stringify(value)}</pre>
      {readonly ? null : (
        <button type="button" className="jig-link jig-condition-add-group" onClick={onStartAnew}>
          {t('filter.startAnew')}
        </button>
      )}
    </>
  );
}
