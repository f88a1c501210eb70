import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';

/** What a control that is no native input takes: its visible label by id, and its state. */
export interface GroupProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** Props of a composite control from the props of its field; Semi's have no read-only state, so it is disabled then. */
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
