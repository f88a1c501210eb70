import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { asksMethod, codeOf, kindKeys } from './approverKeys.ts';
import { approverPanels } from './approverPanels.ts';
import { CodeField } from './CodeField.tsx';
import { MethodField } from './MethodField.tsx';
import type { NodePanelProps } from './PanelProps.ts';

/** Edits who decides in a node, and how several approvers decide. */
export function ApproverFields(props: NodePanelProps): ReactNode {
  const { part, index, issues, readonly, onSet } = props;
  const { t } = useApp();
  const code = codeOf(part.auditType, auditType.users);
  const panel = approverPanels.find((one) => one.auditType === code);
  return (
    <>
      <CodeField
        name="auditType"
        title={t('flowPanel.kind')}
        place={`/NodeConfig/${index}/auditType`}
        value={part.auditType}
        unset={auditType.users}
        choices={approverPanels.map((one) => ({ code: one.auditType, label: t(one.title) }))}
        tip={panel?.tip && t(panel.tip)}
        readonly={readonly}
        issues={issues}
        onChoose={(chosen) => onSet(kindKeys(part, Number(chosen)))}
      />
      {panel?.Field ? <panel.Field {...props} /> : null}
      {asksMethod(part) ? <MethodField {...props} /> : null}
    </>
  );
}
