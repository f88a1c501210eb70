import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { rawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { jigOf, settingKeys } from './jigKeys.ts';
import { KeysField } from './KeysField.tsx';
import type { NodePanelProps } from './PanelProps.ts';

/** Sets the users who get a copy when a document passes the node. */
export function CopyFields({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}/jig/copyTo`;
  const given = { readonly, issues };
  const users = useMemo(() => ({ enabled: people.users, disabled: people.disabled.users }), [people]);
  const roles = useMemo(() => ({ enabled: people.roles, disabled: people.disabled.roles }), [people]);
  const copyTo = rawObject(jigOf(part).copyTo) ?? {};
  return (
    <>
      <KeysField
        {...given}
        name="copyUsers"
        title={t('flowPanel.copyUsers')}
        place={`${place}/userIds`}
        value={copyTo.userIds}
        known={users}
        onChoose={(userIds) => onSet(settingKeys(part, 'copyTo', 'userIds', userIds))}
      />
      <KeysField
        {...given}
        name="copyRoles"
        title={t('flowPanel.copyRoles')}
        place={`${place}/roleIds`}
        value={copyTo.roleIds}
        known={roles}
        tip={t('flowPanel.copyTip')}
        onChoose={(roleIds) => onSet(settingKeys(part, 'copyTo', 'roleIds', roleIds))}
      />
    </>
  );
}
