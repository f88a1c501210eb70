import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { usersKeys } from './approverKeys.ts';
import { KeysField } from './KeysField.tsx';
import { missingApprover } from './missingApprover.ts';
import type { NodePanelProps } from './PanelProps.ts';

/** Chooses the users of a node. */
export function UsersField({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}`;
  const users = useMemo(() => ({ enabled: people.users, disabled: people.disabled.users }), [people]);
  return (
    <KeysField
      name="userId"
      title={t('flowPanel.users')}
      place={`${place}/userId`}
      value={part.userId}
      known={users}
      isRequired
      readonly={readonly}
      issues={issues}
      more={missingApprover(issues, place)}
      onChoose={(keys) => onSet(usersKeys(part, keys))}
    />
  );
}
