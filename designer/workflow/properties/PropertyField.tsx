import { type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../../runtime/host/useRenderersReady.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import '../../../renderers/form/form.css';
import { issuesAt } from './issuesAt.ts';
import './properties.css';

interface PropertyFieldProps {
  /** Key in the part, for tests and tools. */
  readonly name: string;
  readonly title: string;
  /** Field renderer to use. */
  readonly type: 'text' | 'decimal' | 'select' | 'selectList' | 'radio' | 'switch';
  readonly value: Cell;
  readonly options?: readonly Option[];
  /** Default: true for more than ten options. */
  readonly isSearchable?: boolean;
  readonly isRequired?: boolean;
  readonly readonly: boolean;
  /** Reason why the control is disabled, shown below it; absent: it is enabled. */
  readonly reason?: string | undefined;
  /** Hint shown below the control. */
  readonly tip?: string | undefined;
  /** Placeholder of the empty control. */
  readonly placeholder?: string;
  /** Unit shown after the value. */
  readonly unit?: string;
  /** JSON pointer into the row of the value that it edits. */
  readonly place: string;
  /** Issues of the row; those at or below `place` are shown here. */
  readonly issues: readonly Issue[];
  /** Additional issues to show here that were found at another path. */
  readonly more?: readonly Issue[];
  onChange(value: Cell): void;
  /** Called when the control loses the focus. */
  onLeave?(): void;
}

/** One property of a part: label, control and issues. */
export function PropertyField(props: PropertyFieldProps): ReactNode {
  const { name, title, type, value, options, isSearchable, reason, tip, placeholder, unit } = props;
  const issues = [...issuesAt(props.issues, props.place), ...(props.more ?? [])];
  const app = useApp();
  const id = useId();
  // Renders again when lazy renderers have loaded; loaded ones render at once.
  useRenderersReady(app.renderers);
  const schema = useMemo(() => {
    const kind = app.fieldTypes.get(type);
    return (
      kind && {
        field: name,
        title,
        type,
        kind,
        columnType: kind.columnType ?? 'string',
        ...(options === undefined ? {} : { data: options }),
        ...(isSearchable === undefined ? {} : { filterable: isSearchable }),
        ...(placeholder === undefined ? {} : { placeholder }),
        ...(unit === undefined ? {} : { append: unit }),
      }
    );
  }, [app, name, title, type, options, isSearchable, placeholder, unit]);
  const renderer = app.renderers.find('field', type);
  const described = issues.length > 0 || reason !== undefined || tip !== undefined;
  const labelClass = props.isRequired ? 'jig-property-label jig-required' : 'jig-property-label';
  return (
    <div className="jig-property" data-property={name} data-place={props.place}>
      {renderer?.label === 'group' ? (
        <span className={labelClass} id={`${id}-label`}>
          {title}
        </span>
      ) : (
        <label className={labelClass} id={`${id}-label`} htmlFor={id}>
          {title}
        </label>
      )}
      <div className="jig-field-body">
        {renderer && schema ? (
          <renderer.Component
            schema={schema}
            value={value}
            issues={issues}
            mode={reason !== undefined ? 'disabled' : props.readonly ? 'readonly' : 'edit'}
            required={props.isRequired ?? false}
            id={id}
            describedBy={described ? `${id}-message` : undefined}
            options={options}
            size="default"
            onChange={props.onChange}
            onBlur={props.onLeave ?? nothing}
          />
        ) : null}
        {described ? (
          <div id={`${id}-message`}>
            {issues.map((issue, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two people the node names
              <div key={`${issue.rule} ${at}`} className={`jig-property-issue jig-${issue.severity}`}>
                {messageOf(issue, app.locale)}
              </div>
            ))}
            {reason === undefined ? null : <div className="jig-field-tip">{reason}</div>}
            {tip === undefined ? null : <div className="jig-field-tip">{tip}</div>}
          </div>
        ) : null}
      </div>
    </div>
  );
}

const nothing = (): void => undefined;
