import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface WaitingButtonProps {
  readonly children: ReactNode;
  /** Presses do nothing for the moment; the button says so and keeps the focus. */
  readonly waiting: boolean;
  readonly primary?: boolean;
  readonly onClick: () => void;
}

/**
 * A button that can wait. Semi's Button writes `aria-disabled` from `disabled` only (2.90.1), and a disabled button loses
 * the focus, so the attribute is set on the element after each drawing.
 */
export function WaitingButton({ children, waiting, primary, onClick }: WaitingButtonProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.querySelector('button')?.setAttribute('aria-disabled', String(waiting));
  });
  return (
    <span ref={place} className="jig-waiting-button">
      <Button {...(primary ? { theme: 'solid', type: 'primary' } : { type: 'tertiary' })} onClick={onClick}>
        {children}
      </Button>
    </span>
  );
}
