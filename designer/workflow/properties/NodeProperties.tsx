import type { ReactNode } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { issuesAt } from './issuesAt.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);

/** The properties of one node (specification 2 sections 2.4 and 4). */
export function NodeProperties({ part, index, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const path = `/NodeConfig/${index}`;
  return (
    <div className="jig-properties">
      <PropertyField
        name="name"
        title={t('flowPanel.name')}
        type="text"
        value={textOf(part.name)}
        isRequired
        readonly={readonly}
        issues={issuesAt(issues, `${path}/name`)}
        onChange={(name) => onSet({ name: shownText(name) })}
      />
    </div>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
