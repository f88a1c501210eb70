import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { documentId, undoTasks } from '../../../../runtime/store/workflow/madeTree.ts';
import type { UndoStep } from '../../../../runtime/wire/workflow/Consequences.ts';

interface UndoListProps {
  readonly order: readonly UndoStep[];
  readonly labelledBy: string;
}

/** Proposed order of undoing, numbered: one document per line, with all its actions. */
export function UndoList({ order, labelledBy }: UndoListProps): ReactNode {
  const { t } = useApp();
  return (
    <ol className="jig-impact-order" aria-labelledby={labelledBy}>
      {undoTasks(order).map(({ step, actions }) => (
        <li key={documentId(step)}>
          {step.cnName} {step.label}
          {t('consequence.colon')}
          {actions.map((action) => t(`consequence.do.${action}`)).join(t('consequence.then'))}
        </li>
      ))}
    </ol>
  );
}
