import type { ReactNode } from 'react';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { RoleField } from './RoleField.tsx';
import { UsersField } from './UsersField.tsx';

/** Panel of one kind of approver in the properties of a node. */
interface ApproverPanel {
  /** Its code in the approver registry. */
  readonly auditType: number;
  readonly title: MessageKey;
  /** Hint for the user. */
  readonly tip?: MessageKey;
  /** Chooses the approvers; absent: the document determines them. */
  readonly Field?: (props: NodePanelProps) => ReactNode;
}

/** Kinds of approvers to choose from, in display order. A new kind needs one more entry. */
export const approverPanels: readonly ApproverPanel[] = [
  { auditType: auditType.users, title: 'flowPanel.byUsers', Field: UsersField },
  { auditType: auditType.role, title: 'flowPanel.byRole', Field: RoleField },
  { auditType: auditType.superior, title: 'flowPanel.bySuperior', tip: 'flowPanel.superiorTip' },
];
