import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditMethod, auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { asksMethod, codeOf, kindKeys, usersKeys } from './approverKeys.ts';
import { CodeField } from './CodeField.tsx';
import { KeysField } from './KeysField.tsx';
import type { NodePanelProps } from './PanelProps.ts';
import { rawKeys } from './rawKeys.ts';

/** Who decides in a node, and how several of them do (specification 2 sections 3 and 4). */
export function ApproverFields({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}`;
  const given = { readonly, issues };
  const users = useMemo(() => ({ enabled: people.users, disabled: people.disabled.users }), [people]);
  const roles = useMemo(() => ({ enabled: people.roles, disabled: people.disabled.roles }), [people]);
  const kind = codeOf(part.auditType, auditType.users);
  // It is found of the node, but is about whom it names.
  const missing = issues.filter(({ path, rule }) => path === place && rule === 'workflow.approverRequired');
  const methods = [
    { code: auditMethod.none, label: t('flowPanel.methodNone') },
    { code: auditMethod.countersign, label: t('flowPanel.countersign') },
    { code: auditMethod.either, label: t('flowPanel.either') },
  ];
  const isByUsers = kind === auditType.users;
  const isNone = codeOf(part.auditMethod, auditMethod.none) === auditMethod.none;
  return (
    <>
      <CodeField
        {...given}
        name="auditType"
        title={t('flowPanel.kind')}
        place={`${place}/auditType`}
        value={part.auditType}
        unset={auditType.users}
        choices={[
          { code: auditType.users, label: t('flowPanel.byUsers') },
          { code: auditType.role, label: t('flowPanel.byRole') },
          { code: auditType.superior, label: t('flowPanel.bySuperior') },
        ]}
        tip={kind === auditType.superior ? t('flowPanel.superiorTip') : undefined}
        onChoose={(code) => onSet(kindKeys(part, Number(code)))}
      />
      {isByUsers ? (
        <KeysField
          {...given}
          name="userId"
          title={t('flowPanel.users')}
          place={`${place}/userId`}
          value={part.userId}
          known={users}
          isRequired
          more={missing}
          onChoose={(keys) => onSet(usersKeys(part, keys))}
        />
      ) : null}
      {kind === auditType.role ? (
        <KeysField
          {...given}
          name="roleId"
          title={t('flowPanel.role')}
          place={`${place}/roleId`}
          value={part.roleId}
          known={roles}
          isSingle={rawKeys(part.roleId).length < 2}
          isRequired
          more={missing}
          onChoose={(keys) => onSet({ roleId: keys.length > 1 ? keys : (keys[0] ?? null) })}
        />
      ) : null}
      {asksMethod(part) ? (
        <CodeField
          {...given}
          name="auditMethod"
          title={t('flowPanel.method')}
          place={`${place}/auditMethod`}
          value={part.auditMethod}
          unset={auditMethod.none}
          // Several users decide by one of the two; older flows may say neither.
          choices={isByUsers && !isNone ? methods.slice(1) : methods}
          tip={isNone ? t('flowPanel.methodTip') : undefined}
          onChoose={(auditMethod) => onSet({ auditMethod })}
        />
      ) : null}
    </>
  );
}
