import CheckboxGroup from '@douyinfe/semi-ui/lib/es/checkbox/checkboxGroup';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { choiceOptions } from './choice/ChoiceOption.ts';
import { chosenKeys } from './chosenKeys.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';

/** Multiple choice from a short list, all options visible. */
export function Checkbox(props: FieldProps): ReactNode {
  const { schema, value, options, onChange } = props;
  return (
    <CheckboxGroup
      {...groupProps(props)}
      className="jig-choices"
      direction="horizontal"
      name={props.id}
      options={[...choiceOptions(options)]}
      value={[...chosenKeys(value)]}
      onChange={(chosen) => onChange(readInput(schema, chosen.map(String)))}
    />
  );
}

export const checkboxRenderer: Renderer = {
  slot: 'field',
  type: 'checkbox',
  label: 'group',
  Component: Checkbox,
};
