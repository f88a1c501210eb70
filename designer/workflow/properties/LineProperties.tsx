import type { ReactNode } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { issuesAt } from './issuesAt.ts';
import type { LinePanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);

/** The properties of one line (specification 2 sections 2.4 and 4). */
export function LineProperties({ part, index, issues, readonly, onSet }: LinePanelProps): ReactNode {
  const { t } = useApp();
  const path = `/LineConfig/${index}`;
  return (
    <div className="jig-properties">
      <PropertyField
        name="label"
        title={t('flowPanel.label')}
        type="text"
        value={textOf(part.label)}
        readonly={readonly}
        issues={issuesAt(issues, `${path}/label`)}
        onChange={(label) => onSet({ label: shownText(label) })}
      />
    </div>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
