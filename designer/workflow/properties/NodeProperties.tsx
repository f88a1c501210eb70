import { type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { drawnGroups } from '../../../runtime/model/conditions/drawn/drawnGroups.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { nodeTypeOf } from '../../../runtime/model/workflow/definition/readNode.ts';
import { issuesAt, problemsAt } from '../../kit/issuesAt.ts';
import { cellText } from './cellText.ts';
import { DamagedSettings } from './DamagedSettings.tsx';
import { decisionSections, nodeName } from './decisionSections.ts';
import { FlowPanel, PartProblems } from './FlowPanel.tsx';
import { type FlowSubject, placeOf } from './FlowProperty.ts';
import { isJigDamaged } from './jigKeys.ts';
import type { NodeSection } from './NodeSection.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { PanelSection } from './PanelSection.tsx';
import { PartConditions } from './PartConditions.tsx';
import './panelMessages.ts';
import { settingSections } from './settingSections.ts';

const { approvers, outcome } = decisionSections;

/** Properties of one node, depending on its type. */
export function NodeProperties(props: NodePanelProps): ReactNode {
  const { part, index, issues, onSet, onNamed } = props;
  const isRenamed = useRef(false);
  const { t } = useApp();
  const base = `/NodeConfig/${index}`;
  const type = nodeTypeOf(part);
  const subject = { ...props, t };
  const rename: FlowSubject['onSet'] = (keys) => {
    isRenamed.current = true;
    onSet(keys);
  };
  const section = (one: NodeSection): ReactNode => (
    <Section key={one.title} section={one} subject={subject} base={base} />
  );
  const conditions = (
    <PanelSection
      title={t(type === 'start' ? 'flowPanel.startConditions' : 'flowPanel.nodeConditions')}
      problems={problemsAt(issues, `${base}/filters`)}
      isOpen={type === 'start' || (drawnGroups(part.filters)?.length ?? 1) > 0}
    >
      <PartConditions
        {...props}
        place={base}
        title={t('flowPanel.conditionsOf', { name: cellText(part.name) })}
        none={t(type === 'start' ? 'flowPanel.noStartConditions' : 'flowPanel.noNodeConditions')}
      />
    </PanelSection>
  );
  return (
    <div className="jig-properties">
      <PartProblems issues={ofThePart(issues, base)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the name */}
      <div
        onBlur={() => {
          // A name that the user did not edit is not changed.
          if (isRenamed.current) onNamed();
          isRenamed.current = false;
        }}
      >
        <FlowPanel properties={[nodeName]} subject={{ ...subject, onSet: rename }} base={base} />
      </div>
      {type === 'start' ? conditions : null}
      {type !== 'node' ? null : (
        <>
          {section(approvers)}
          {conditions}
          {section(outcome)}
          {isJigDamaged(part) ? <DamagedSettings {...props} /> : settingSections.map(section)}
        </>
      )}
    </div>
  );
}

interface SectionProps {
  readonly section: NodeSection;
  readonly subject: FlowSubject;
  readonly base: string;
}

function Section({ section, subject, base }: SectionProps): ReactNode {
  const { title, properties, isOpen, needsDocument } = section;
  const { part, document, issues, t } = subject;
  return (
    <PanelSection
      title={t(title)}
      problems={problemsAt(issues, ...properties.map((one) => placeOf(one, base)))}
      isOpen={isOpen?.(part) ?? true}
    >
      {needsDocument && document === undefined ? (
        <p className="jig-field-tip">{t('flowPanel.noDocument')}</p>
      ) : (
        <FlowPanel properties={properties} subject={subject} base={base} />
      )}
    </PanelSection>
  );
}

const properties = [nodeName, ...[approvers, outcome, ...settingSections].flatMap((one) => one.properties)];
/** Places whose fields show their own issues. */
const places = [...properties, ...['filters', 'jig/copyTo'].map((name) => ({ name }))];

function ofThePart(issues: readonly Issue[], base: string): readonly Issue[] {
  const shown = new Set(issuesAt(issues, ...places.map((one) => placeOf(one, base))));
  return issuesAt(issues, base).filter(
    (issue) => !shown.has(issue) && issue.rule !== 'workflow.approverRequired',
  );
}
