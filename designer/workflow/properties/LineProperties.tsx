import type { ReactNode } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { workflowCheckMessages } from '../../../runtime/model/messages/workflowCheck.ts';
import { addExampleWording } from '../../../runtime/model/workflow/check/exampleText.ts';
import { cellText } from './cellText.ts';
import { issuesAt, problemsAt } from './issuesAt.ts';
import type { LinePanelProps } from './PanelProps.ts';
import { PanelSection } from './PanelSection.tsx';
import { PartConditions } from './PartConditions.tsx';
import { PartProblems } from './PartProblems.tsx';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);
addMessages(workflowCheckMessages);
addExampleWording();

/** Properties of one line: target, label and conditions. */
export function LineProperties(props: LinePanelProps): ReactNode {
  const { part, index, names, issues, readonly, onSet } = props;
  const { t } = useApp();
  const place = `/LineConfig/${index}`;
  const from = nameOf(part.from, names);
  const to = nameOf(part.to, names);
  const own = issuesAt(issues, place).filter(
    ({ path }) => !['label', 'filters'].some((key) => path.startsWith(`${place}/${key}`)),
  );
  return (
    <div className="jig-properties">
      <PartProblems issues={own} />
      <dl className="jig-line-ends">
        <div>
          <dt>{t('flowPanel.from')}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{t('flowPanel.to')}</dt>
          <dd>{to}</dd>
        </div>
      </dl>
      <PropertyField
        name="label"
        title={t('flowPanel.label')}
        type="text"
        value={cellText(part.label)}
        readonly={readonly}
        place={`${place}/label`}
        issues={issues}
        onChange={(label) => onSet({ label: shownText(label) })}
      />
      <PanelSection
        title={t('flowPanel.lineConditions')}
        problems={problemsAt(issues, `${place}/filters`)}
        isOpen
      >
        <PartConditions
          {...props}
          place={place}
          title={t('flowPanel.conditionsOf', { name: `${from} → ${to}` })}
          none={t('flowPanel.noLineConditions')}
        />
      </PanelSection>
    </div>
  );
}

/** Name of a node; a missing node is named by its id. */
function nameOf(id: unknown, names: ReadonlyMap<string, string>): string {
  const key = cellText(id);
  return names.get(key)?.trim() || key;
}
