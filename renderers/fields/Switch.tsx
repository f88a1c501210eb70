import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';

/** On or off; stored as 1 and 0 unless the column is a boolean. */
export function Switch(props: FieldProps): ReactNode {
  const { schema, value, onChange } = props;
  return (
    <SemiSwitch
      {...groupProps(props)}
      className="jig-switch"
      checked={value === true || value === 1 || value === '1'}
      onChange={(checked) => onChange(readInput(schema, checked))}
    />
  );
}

export const switchRenderer: Renderer = { slot: 'field', type: 'switch', Component: Switch };
