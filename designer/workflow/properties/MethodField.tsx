import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditMethod, auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { codeOf } from './approverKeys.ts';
import { CodeField } from './CodeField.tsx';
import type { NodePanelProps } from './PanelProps.ts';

/** Sets how several approvers of a node decide. */
export function MethodField({ part, index, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const isByUsers = codeOf(part.auditType, auditType.users) === auditType.users;
  const isNone = codeOf(part.auditMethod, auditMethod.none) === auditMethod.none;
  const none = { code: auditMethod.none, label: t('flowPanel.methodNone') };
  const methods = [
    { code: auditMethod.countersign, label: t('flowPanel.countersign') },
    { code: auditMethod.either, label: t('flowPanel.either') },
  ];
  return (
    <CodeField
      name="auditMethod"
      title={t('flowPanel.method')}
      place={`/NodeConfig/${index}/auditMethod`}
      value={part.auditMethod}
      unset={auditMethod.none}
      // Several users need one of the two methods; older flows may have neither.
      choices={isByUsers && !isNone ? methods : [none, ...methods]}
      tip={isNone ? t('flowPanel.methodTip') : undefined}
      readonly={readonly}
      issues={issues}
      onChoose={(method) => onSet({ auditMethod: method })}
    />
  );
}
