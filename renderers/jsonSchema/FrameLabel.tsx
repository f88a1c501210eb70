import type { ReactNode } from 'react';
import type { FrameProps } from './Frame.tsx';

interface FrameLabelProps extends Pick<FrameProps, 'id' | 'title' | 'required' | 'tie'> {
  readonly className: string;
}

/** Label of one control, tied to it as the control asks for. */
export function FrameLabel({ id, title, required, tie, className }: FrameLabelProps): ReactNode {
  const classes = required ? `${className} jig-required` : className;
  return tie === 'group' ? (
    <span className={classes} id={`${id}-label`}>
      {title}
    </span>
  ) : (
    <label className={classes} id={`${id}-label`} htmlFor={id}>
      {title}
    </label>
  );
}
