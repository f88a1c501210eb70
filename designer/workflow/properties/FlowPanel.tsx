import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import { type FlowProperty, type FlowSubject, issuesOf, placeOf } from './FlowProperty.ts';
import './properties.css';

interface FlowPanelProps {
  readonly properties: readonly FlowProperty[];
  readonly subject: FlowSubject;
  /** JSON pointer of the part. */
  readonly base: string;
}

/** Properties of a node or line, with the issues that the checks of flows found. */
export const FlowPanel = ({ properties, subject, base }: FlowPanelProps): ReactNode => (
  <PropertyPanel<FlowSubject, RawObject, FlowProperty>
    properties={properties}
    subject={subject}
    readonly={subject.readonly}
    placeOf={(property) => placeOf(property, base)}
    issuesOf={(property) => issuesOf(property, subject, base)}
    onSet={(keys) => {
      subject.onSet(keys);
      return true;
    }}
  />
);

/** Issues of a part that belong to none of its fields. */
export function PartProblems({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { locale } = useApp();
  if (issues.length === 0) return null;
  return (
    <ul className="jig-part-problems">
      {issues.map((issue, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
        <li key={`${issue.rule} ${at}`} className={`jig-property-issue jig-${issue.severity}`}>
          {messageOf(issue, locale)}
        </li>
      ))}
    </ul>
  );
}
