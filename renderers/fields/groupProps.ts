import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';

/** Props of a control that is not a native input: id of its visible label, and its state. */
export interface GroupProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/**
 * Converts field props to props of a composite control. Semi's have no read-only state, so they are disabled
 * instead.
 */
export function groupProps(props: FieldProps): GroupProps {
  return {
    id: props.id,
    disabled: props.mode !== 'edit',
    'aria-labelledby': `${props.id}-label`,
    'aria-describedby': props.describedBy,
    'aria-required': props.required || undefined,
    'aria-invalid': isInvalid(props) || undefined,
  };
}
