import type { ComponentProps } from 'react';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { isInvalid } from '../controlProps.ts';
import type { ChoiceInput } from './ChoiceInput.tsx';

/** Converts field props to those of a choice that do not depend on its options. */
export const choiceProps = (
  props: FieldProps,
): Pick<
  ComponentProps<typeof ChoiceInput>,
  'id' | 'placeholder' | 'mode' | 'required' | 'isInvalid' | 'describedBy' | 'tabStop' | 'size' | 'onBlur'
> => ({
  id: props.id,
  placeholder: props.schema.placeholder ?? '',
  mode: props.mode,
  required: props.required,
  isInvalid: isInvalid(props),
  describedBy: props.describedBy,
  tabStop: props.tabStop,
  size: props.size,
  onBlur: props.onBlur,
});
