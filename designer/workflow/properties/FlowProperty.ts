import type { App } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { PanelProps } from './PanelProps.ts';

/** What the properties of a part are read from. */
export interface FlowSubject extends PanelProps {
  readonly t: App['t'];
}

/** One property of a node or line. */
export interface FlowProperty extends PanelProperty<FlowSubject, RawObject> {
  /** Its place in the part, as in paths of issues: `jig/limit`. Default: its name. */
  readonly place?: string;
  /** Issues to show; `at` is the path of the property. Default: those at or below it. */
  issues?(subject: FlowSubject, at: string): readonly Issue[];
}

/** Place of a property in the row; `base` is the place of the part. */
export const placeOf = ({ place, name }: Pick<FlowProperty, 'place' | 'name'>, base: string): string =>
  `${base}/${place ?? name}`;

/** Issues of a property of the part at `base`. */
export function issuesOf(property: FlowProperty, subject: FlowSubject, base: string): readonly Issue[] {
  const at = placeOf(property, base);
  return property.issues?.(subject, at) ?? issuesAt(subject.issues, at);
}
