import { createContext, type ReactNode, useContext } from 'react';
import type { FrameProps } from '../../renderers/jsonSchema/Frame.tsx';
import { FrameLabel } from '../../renderers/jsonSchema/FrameLabel.tsx';
import { useApp } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { issuesAt } from './issuesAt.ts';
import './panel.css';

/** What the frames of one panel show of its properties. */
export interface FramedProperties {
  /** Issues with paths `/NAME`. */
  readonly issues: readonly Issue[];
  /** Places in the edited document by property, which problem lists focus. */
  readonly places: Readonly<Record<string, string>>;
}

export const FramedContext = createContext<FramedProperties>({ issues: [], places: {} });

/** Frame of one property: label above, control, all issues with their severity, tip. */
export function PanelFrame({ id, name = '', title, required, tie, tip, children }: FrameProps): ReactNode {
  const { locale } = useApp();
  const { issues, places } = useContext(FramedContext);
  const own = issuesAt(issues, `/${name}`);
  return (
    <div className="jig-property" data-property={name} data-place={places[name]}>
      <FrameLabel className="jig-property-label" id={id} title={title} required={required} tie={tie} />
      <div className="jig-field-body">
        {children}
        {own.length === 0 ? null : (
          <div id={`${id}-message`}>
            {own.map((issue, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two values
              <div key={`${issue.rule} ${at}`} className={`jig-property-issue jig-${issue.severity}`}>
                {messageOf(issue, locale)}
              </div>
            ))}
          </div>
        )}
        {tip === undefined || tip === '' ? null : (
          <div id={`${id}-tip`} className="jig-field-tip">
            {tip}
          </div>
        )}
      </div>
    </div>
  );
}
