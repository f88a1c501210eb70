import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { issuesAt, problemsAt } from '../../kit/issuesAt.ts';
import { cellText } from './cellText.ts';
import { FlowPanel, PartProblems } from './FlowPanel.tsx';
import type { LinePanelProps } from './PanelProps.ts';
import { PanelSection } from './PanelSection.tsx';
import { PartConditions } from './PartConditions.tsx';
import './panelMessages.ts';
import { textProperty } from './textProperty.ts';

const properties = [textProperty({ name: 'label', title: 'flowPanel.label' })];

/** Properties of one line: target, label and conditions. */
export function LineProperties(props: LinePanelProps): ReactNode {
  const { part, index, names, issues } = props;
  const { t } = useApp();
  const place = `/LineConfig/${index}`;
  const ends = { from: nameOf(part.from, names), to: nameOf(part.to, names) };
  const own = issuesAt(issues, place).filter(
    ({ path }) => !['label', 'filters'].some((key) => path.startsWith(`${place}/${key}`)),
  );
  return (
    <div className="jig-properties">
      <PartProblems issues={own} />
      <dl className="jig-line-ends">
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <dt>{t(`flowPanel.${end}`)}</dt>
            <dd>{ends[end]}</dd>
          </div>
        ))}
      </dl>
      <FlowPanel properties={properties} subject={{ ...props, t }} base={place} />
      <PanelSection
        title={t('flowPanel.lineConditions')}
        problems={problemsAt(issues, `${place}/filters`)}
        isOpen
      >
        <PartConditions
          {...props}
          place={place}
          title={t('flowPanel.conditionsOf', { name: `${ends.from} → ${ends.to}` })}
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
