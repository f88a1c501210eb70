import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { ConditionDraft } from '../../../../runtime/store/FilterDraft.ts';
import { conditionInput } from './conditionInput.ts';

interface ConditionValueProps {
  readonly condition: ConditionDraft;
  /** Accessible name of the control. */
  readonly label: string;
}

const nothing = (): void => undefined;

/** What a condition compares with, drawn as the field's own input; nothing where the operator takes no value. */
export const ConditionValue = observer(function ConditionValue({
  condition,
  label,
}: ConditionValueProps): ReactNode {
  const app = useApp();
  const id = useId();
  const { field, operator, value, read } = condition;
  const input = useMemo(
    () => (field && operator && operator.takes !== 'none' ? conditionInput(app, field, operator) : undefined),
    [app, field, operator],
  );
  if (!input || !field) return null;
  const renderer = app.renderers.find('field', input.type);
  if (!renderer) return null;
  const unfit = read && 'unfit' in read ? read.unfit : undefined;
  const issues =
    unfit === undefined
      ? []
      : [
          {
            path: field.field,
            rule: 'condition.invalidValue',
            params: { title: field.title, value: unfit },
            severity: 'error' as const,
          },
        ];
  const { Component } = renderer;
  const { dataKey } = field;
  return (
    <div className="jig-condition-value jig-field-body">
      <label id={`${id}-label`} htmlFor={id} className="jig-unseen">
        {label}
      </label>
      <Component
        schema={{ ...input, title: label }}
        value={value}
        issues={issues}
        mode="edit"
        required={false}
        id={id}
        describedBy={unfit === undefined ? undefined : `${id}-message`}
        options={input.data ?? (dataKey === undefined ? undefined : app.dictionaries.options(dataKey))}
        onChange={(next) => condition.setValue(next)}
        onBlur={nothing}
      />
      {unfit === undefined ? null : (
        <span id={`${id}-message`} className="jig-field-message">
          {app.t('condition.invalidValue', { title: field.title, value: unfit })}
        </span>
      )}
    </div>
  );
});
