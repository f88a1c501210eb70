import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldMode } from '../../runtime/Renderer.ts';
import { conditionInput } from './conditionInput.ts';
import '../pages/list/list.css';
import './conditions.css';

interface ValueInputProps {
  readonly field: ResolvedField;
  readonly operator: ConditionOperator;
  readonly value: Cell;
  /** The part of the value that does not fit the field; undefined: it fits, or is empty. */
  readonly unfit: string | undefined;
  /** Accessible name of the control. */
  readonly label: string;
  /** Default `edit`. */
  readonly mode?: FieldMode;
  /**
   * Number of options from which a multi-select has no search; default: more than ten options have a search.
   */
  readonly plainFrom?: number;
  onChange(value: Cell): void;
}

const nothing = (): void => undefined;

/**
 * Edits the value of a condition with the field's own control. Renders nothing if the operator takes no
 * value.
 */
export const ValueInput = observer(function ValueInput(props: ValueInputProps): ReactNode {
  const { field, operator, value, unfit, label, mode = 'edit', plainFrom, onChange } = props;
  const app = useApp();
  const id = useId();
  const input = useMemo(
    () => (operator.takes === 'none' ? undefined : conditionInput(app, field, operator)),
    [app, field, operator],
  );
  const renderer = input && app.renderers.find('field', input.type);
  const options =
    input?.data ?? (field.dataKey === undefined ? undefined : app.dictionaries.options(field.dataKey));
  const schema = useMemo(
    () =>
      input && {
        ...input,
        title: label,
        ...(plainFrom === undefined ? {} : { filterable: (options?.length ?? 0) < plainFrom }),
      },
    [input, label, plainFrom, options],
  );
  if (!schema || !renderer) return null;
  const params = { title: field.title, value: unfit ?? '' };
  const issues =
    unfit === undefined
      ? []
      : [{ path: field.field, rule: 'condition.invalidValue', params, severity: 'error' as const }];
  const { Component } = renderer;
  return (
    <div className="jig-condition-value jig-field-body">
      <label id={`${id}-label`} htmlFor={id} className="jig-unseen">
        {label}
      </label>
      <Component
        schema={schema}
        value={value}
        issues={issues}
        mode={mode}
        required={false}
        id={id}
        describedBy={unfit === undefined ? undefined : `${id}-message`}
        options={options}
        onChange={onChange}
        onBlur={nothing}
      />
      {unfit === undefined ? null : (
        <span id={`${id}-message`} className="jig-field-message">
          {app.t('condition.invalidValue', params)}
        </span>
      )}
    </div>
  );
});
