import type { ReactNode } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { issuesAt } from './issuesAt.ts';
import type { FlowPanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);

/** The left form of the designer (specification 2 section 2.4). */
export function FlowProperties({ part, issues, readonly, onSet }: FlowPanelProps): ReactNode {
  const { t } = useApp();
  return (
    <div className="jig-properties">
      <PropertyField
        name="WorkName"
        title={t('flowPanel.flowName')}
        type="text"
        value={textOf(part.WorkName)}
        isRequired
        readonly={readonly}
        issues={issuesAt(issues, '/WorkName')}
        onChange={(name) => onSet({ WorkName: shownText(name) })}
      />
    </div>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
