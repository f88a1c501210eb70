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
  /** Key of the part, for tests and tools. */
  readonly name: string;
  readonly title: string;
  /** A field look of the product. */
  readonly type: 'text' | 'decimal' | 'select' | 'selectList' | 'radio' | 'switch';
  readonly value: Cell;
  readonly options?: readonly Option[];
  /** Default: more than ten options can be searched. */
  readonly isSearchable?: boolean;
  readonly isRequired?: boolean;
  readonly readonly: boolean;
  /** Why it cannot be used now: it is greyed and this is said below it. */
  readonly reason?: string | undefined;
  /** What one should know of it, said below it. */
  readonly tip?: string | undefined;
  /** Greyed inside the empty control. */
  readonly placeholder?: string;
  /** Unit behind the value. */
  readonly unit?: string;
  /** JSON pointer of what it writes, in the row. */
  readonly place: string;
  /** What was found in the row; what is at the place or inside it is shown here. */
  readonly issues: readonly Issue[];
  /** What is found elsewhere and belongs here. */
  readonly more?: readonly Issue[];
  onChange(value: Cell): void;
  /** The control lost the focus. */
  onLeave?(): void;
}

/** One property of a part: label, the product's own control, what is wrong with it. */
export function PropertyField(props: PropertyFieldProps): ReactNode {
  const { name, title, type, value, options, isSearchable, reason, tip, placeholder, unit } = props;
  const issues = [...issuesAt(props.issues, props.place), ...(props.more ?? [])];
  const app = useApp();
  const id = useId();
  // Draws again once looks have come; those that are there are drawn at once.
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
