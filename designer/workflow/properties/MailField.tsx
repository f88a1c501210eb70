import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { codeOf } from './approverKeys.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

/** Sets whether approvers of the node also get an e-mail. Says so when the server sends none. */
export function MailField({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  return (
    <PropertyField
      name="sendMail"
      title={t('flowPanel.mail')}
      type="switch"
      value={codeOf(part.sendMail, 0) === 1}
      readonly={readonly}
      reason={people.mail ? undefined : t('flowPanel.noMail')}
      place={`/NodeConfig/${index}/sendMail`}
      issues={issues}
      onChange={(is) => onSet({ sendMail: is === true || is === 1 ? 1 : 0 })}
    />
  );
}
