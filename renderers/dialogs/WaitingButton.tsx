import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface WaitingButtonProps {
  readonly children: ReactNode;
  /** True while presses have no effect; the button announces it and keeps the focus. */
  readonly waiting: boolean;
  readonly primary?: boolean;
  /** DOM id of a text that describes the button. */
  readonly describedBy?: string | undefined;
  readonly onClick: () => void;
}

/**
 * A button that can wait without losing the focus.
 * Semi's Button writes `aria-disabled` from `disabled` only (2.90.1), and a disabled button loses the focus;
 * so the attribute is set on the element after each render.
 */
export function WaitingButton({
  children,
  waiting,
  primary,
  describedBy,
  onClick,
}: WaitingButtonProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelector('button')?.setAttribute('aria-disabled', String(waiting));
  });
  return (
    <span ref={place} className="jig-waiting-button">
      <Button
        {...(primary ? { theme: 'solid', type: 'primary' } : { type: 'tertiary' })}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        onClick={onClick}
      >
        {children}
      </Button>
    </span>
  );
}
