import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { KeysField } from './KeysField.tsx';
import { missingApprover } from './missingApprover.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { rawKeys } from './rawKeys.ts';

/** Chooses the role of a node. Older flows may name several roles, of which only the first is asked. */
export function RoleField({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}`;
  const roles = useMemo(() => ({ enabled: people.roles, disabled: people.disabled.roles }), [people]);
  return (
    <KeysField
      name="roleId"
      title={t('flowPanel.role')}
      place={`${place}/roleId`}
      value={part.roleId}
      known={roles}
      isSingle={rawKeys(part.roleId).length < 2}
      isRequired
      readonly={readonly}
      issues={issues}
      more={missingApprover(issues, place)}
      onChoose={(keys) => onSet({ roleId: keys.length > 1 ? keys : (keys[0] ?? null) })}
    />
  );
}
