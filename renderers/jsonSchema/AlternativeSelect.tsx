import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { Control } from './Control.tsx';

/** Chooses one of the alternatives of a schema (`oneOf`, `anyOf`). */
export function AlternativeSelect(props: WidgetProps): ReactNode {
  const { options, value, label, onChange, disabled, readonly } = props;
  const { t } = useApp();
  const id = useId();
  const data = (options.enumOptions ?? []).map((one) => ({ key: Number(one.value), value: one.label }));
  return (
    <Control
      id={id}
      title={t('jsonSchema.choice', { title: label })}
      schema={{ type: 'select', columnType: 'long', data }}
      value={value ?? null}
      required
      starred={props.required === true}
      mode={disabled ? 'disabled' : readonly ? 'readonly' : 'edit'}
      errors={[]}
      onChange={(next) => onChange(next === null ? undefined : String(next))}
    />
  );
}
