import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';

/** On or off; stored as 1 and 0 unless the column is a boolean. One that cannot be turned reads 是 or 否. */
export function Switch(props: FieldProps): ReactNode {
  const { schema, value, mode, onChange } = props;
  const { locale } = useApp();
  const { disabled: _, ...group } = groupProps(props);
  const checked = value === true || value === 1 || value === '1';
  if (mode !== 'edit')
    return (
      <span
        {...group}
        className="jig-plain jig-switch-text"
        role="switch"
        aria-checked={checked}
        aria-readonly="true"
        aria-disabled={mode === 'disabled' || undefined}
        tabIndex={mode === 'disabled' ? undefined : 0}
      >
        {schema.kind.format(value, schema, locale)}
      </span>
    );
  return (
    <SemiSwitch
      {...group}
      className="jig-switch"
      checked={checked}
      onChange={(checked) => onChange(readInput(schema, checked))}
    />
  );
}

export const switchRenderer: Renderer = { slot: 'field', type: 'switch', Component: Switch };
