import RadioGroup from '@douyinfe/semi-ui/lib/es/radio/radioGroup';
import type { ReactNode } from 'react';
import type { FieldProps, Renderer } from '../../runtime/Renderer.ts';
import { choiceOptions } from './choice/ChoiceOption.ts';
import { chosenKey } from './chosenKeys.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';

/** Single choice from a short list, all options visible. */
export function Radio(props: FieldProps): ReactNode {
  const { schema, value, options, onChange } = props;
  const { disabled, ...group } = groupProps(props);
  return (
    // Semi's group has no role, without which it may be neither required nor invalid.
    <div {...group} role="radiogroup" className="jig-choices">
      <RadioGroup
        disabled={disabled}
        name={props.id}
        options={[...choiceOptions(options)]}
        value={chosenKey(value) ?? ''}
        onChange={(event) => onChange(readInput(schema, String(event.target.value)))}
      />
    </div>
  );
}

export const radioRenderer: Renderer = { slot: 'field', type: 'radio', label: 'group', Component: Radio };
