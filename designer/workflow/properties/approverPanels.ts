import type { ReactNode } from 'react';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { RoleField } from './RoleField.tsx';
import { UsersField } from './UsersField.tsx';

/** How one kind of approver is set in the panel of a node. */
interface ApproverPanel {
  /** Its code in the approver registry. */
  readonly auditType: number;
  readonly title: MessageKey;
  /** What one should know of it. */
  readonly tip?: MessageKey;
  /** Chooses whom it names; absent: the document says who that is. */
  readonly Field?: (props: NodePanelProps) => ReactNode;
}

/** The kinds that can be chosen, in their order; another one is one more entry. */
export const approverPanels: readonly ApproverPanel[] = [
  { auditType: auditType.users, title: 'flowPanel.byUsers', Field: UsersField },
  { auditType: auditType.role, title: 'flowPanel.byRole', Field: RoleField },
  { auditType: auditType.superior, title: 'flowPanel.bySuperior', tip: 'flowPanel.superiorTip' },
];
