import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalScreenMessages } from '../../../runtime/model/messages/approvalScreen.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import './approval.css';
import { titleOf } from './usePermitted.ts';

addMessages(approvalScreenMessages);

interface HiddenLineProps {
  readonly box: EditBoxStore;
  /** Names of fields the open step hides; a detail's as `Table.Field`. */
  readonly hidden: readonly string[];
}

/** Names fields that are empty only because the step hides them. */
export function HiddenLine({ box, hidden }: HiddenLineProps): ReactNode {
  const { t } = useApp();
  if (hidden.length === 0) return null;
  return (
    <p className="jig-hidden-line">
      {t('forecastScreen.hidden', { titles: hidden.map((name) => titleOf(box, name)) })}
    </p>
  );
}
