import { type ReactNode, useMemo, useRef } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { drawnGroups } from '../../../runtime/model/conditions/drawn/drawnGroups.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { workflowMessages } from '../../../runtime/model/messages/workflow.ts';
import { workflowCheckMessages } from '../../../runtime/model/messages/workflowCheck.ts';
import { addExampleWording } from '../../../runtime/model/workflow/check/exampleText.ts';
import { nodeTypeOf } from '../../../runtime/model/workflow/definition/readNode.ts';
import { ApproverFields } from './ApproverFields.tsx';
import { CopyFields } from './CopyFields.tsx';
import { cellText } from './cellText.ts';
import { DamagedSettings } from './DamagedSettings.tsx';
import { FieldRights } from './FieldRights.tsx';
import { issuesAt, problemsAt } from './issuesAt.ts';
import { isJigDamaged, jigOf } from './jigKeys.ts';
import { LimitFields } from './LimitFields.tsx';
import { MailField } from './MailField.tsx';
import { NobodyFields } from './NobodyFields.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';
import type { NodePanelProps } from './PanelProps.ts';
import { PanelSection } from './PanelSection.tsx';
import { PartConditions } from './PartConditions.tsx';
import { PartProblems } from './PartProblems.tsx';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);
addMessages(workflowMessages);
addMessages(workflowCheckMessages);
addExampleWording();

/** Properties of one node, depending on its type. */
export function NodeProperties(props: NodePanelProps): ReactNode {
  const { part, index, issues, readonly, onSet, onNamed } = props;
  const isRenamed = useRef(false);
  const { t } = useApp();
  const place = `/NodeConfig/${index}`;
  const type = nodeTypeOf(part);
  const count = useMemo(() => {
    const at = (...keys: readonly string[]): number =>
      keys.reduce((n, key) => n + problemsAt(issues, `${place}/${key}`), 0);
    return at;
  }, [issues, place]);
  const conditions = (
    <PanelSection
      title={t(type === 'start' ? 'flowPanel.startConditions' : 'flowPanel.nodeConditions')}
      problems={count('filters')}
      isOpen={type === 'start' || (drawnGroups(part.filters)?.length ?? 1) > 0}
    >
      <PartConditions
        {...props}
        place={place}
        title={t('flowPanel.conditionsOf', { name: cellText(part.name) })}
        none={t(type === 'start' ? 'flowPanel.noStartConditions' : 'flowPanel.noNodeConditions')}
      />
    </PanelSection>
  );
  const jig = jigOf(part);
  return (
    <div className="jig-properties">
      <PartProblems issues={ofThePart(issues, place)} />
      <PropertyField
        name="name"
        title={t('flowPanel.name')}
        type="text"
        placeholder={t('workflow.stepName')}
        value={cellText(part.name)}
        isRequired
        readonly={readonly}
        place={`${place}/name`}
        issues={issues}
        onChange={(name) => {
          isRenamed.current = true;
          onSet({ name: shownText(name) });
        }}
        onLeave={() => {
          // A name that the user did not edit is not changed.
          if (isRenamed.current) onNamed();
          isRenamed.current = false;
        }}
      />
      {type === 'start' ? conditions : null}
      {type !== 'node' ? null : (
        <>
          <PanelSection
            title={t('flowPanel.approvers')}
            problems={count('auditType', 'userId', 'roleId', 'auditMethod')}
            isOpen
          >
            <ApproverFields {...props} />
          </PanelSection>
          {conditions}
          <PanelSection
            title={t('flowPanel.outcome')}
            problems={count('auditRefuse', 'auditBack', 'jig/reject')}
            isOpen
          >
            <OutcomeFields {...props} />
          </PanelSection>
          {isJigDamaged(part) ? (
            <DamagedSettings {...props} />
          ) : (
            <>
              <PanelSection
                title={t('flowPanel.fieldRights')}
                problems={count('jig/editable', 'jig/hidden')}
                isOpen={jig.editable !== undefined || jig.hidden !== undefined}
              >
                <FieldRights {...props} />
              </PanelSection>
              <PanelSection
                title={t('flowPanel.limit')}
                problems={count('jig/limit')}
                isOpen={jig.limit !== undefined}
              >
                <LimitFields {...props} />
              </PanelSection>
              <PanelSection
                title={t('flowPanel.others')}
                problems={count('sendMail', 'jig/nobody', 'jig/copyTo')}
                isOpen={jig.nobody !== undefined || jig.copyTo !== undefined}
              >
                <MailField {...props} />
                <NobodyFields {...props} />
                <CopyFields {...props} />
              </PanelSection>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** Keys whose fields show their own issues. */
const keysOfFields = [
  ...['name', 'auditType', 'userId', 'roleId', 'auditMethod', 'auditRefuse', 'auditBack', 'sendMail'],
  ...['filters', 'jig/reject', 'jig/nobody', 'jig/editable', 'jig/hidden', 'jig/limit', 'jig/copyTo'],
] as const;

function ofThePart(issues: NodePanelProps['issues'], place: string): NodePanelProps['issues'] {
  const shown = new Set(keysOfFields.flatMap((key) => issuesAt(issues, `${place}/${key}`)));
  return issuesAt(issues, place).filter(
    (issue) => !shown.has(issue) && issue.rule !== 'workflow.approverRequired',
  );
}
