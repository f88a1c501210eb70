import type { ControlSize, FieldProps } from '../../runtime/Renderer.ts';

/** Props shared by all text-like Semi controls: identity, mode and ARIA attributes. */
export interface ControlProps {
  readonly id: string;
  readonly size: ControlSize;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly tabIndex: number | undefined;
  readonly placeholder: string;
  readonly validateStatus: 'error' | 'default';
  readonly onBlur: () => void;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
}

/** Converts field props to props of an input. */
export function controlProps(props: FieldProps): ControlProps {
  return {
    id: props.id,
    size: props.size ?? 'large',
    disabled: props.mode === 'disabled',
    readonly: props.mode === 'readonly',
    tabIndex: props.tabStop === false ? -1 : undefined,
    placeholder: props.schema.placeholder ?? '',
    validateStatus: isInvalid(props) ? 'error' : 'default',
    onBlur: props.onBlur,
    'aria-describedby': props.describedBy,
    'aria-required': props.required || undefined,
  };
}

/** True if an issue blocks saving; a warning does not colour the control. */
export function isInvalid(props: FieldProps): boolean {
  return props.issues.some((issue) => issue.severity === 'error');
}
