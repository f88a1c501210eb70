import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PageButton, type PageButtonProps } from './PageButton.tsx';
import './menuButton.css';

/** One line of a menu. */
export interface MenuLine {
  readonly key: string;
  readonly text: string;
  readonly icon?: ReactNode;
  /** Draws a separator above this line. */
  readonly apart?: boolean;
  run(): void;
}

interface MenuButtonProps extends Pick<PageButtonProps, 'theme' | 'size' | 'icon' | 'className'> {
  /** Visible text of the button. */
  readonly children?: ReactNode;
  /** Accessible name, for buttons whose visible text is missing or unclear. */
  readonly label?: string;
  readonly lines: readonly MenuLine[];
}

/** Index of the line each key moves to. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A button that opens a menu below itself (ARIA menu button pattern).
 * The first line takes the focus, arrow keys move, Escape and Tab return the focus to the button. Semi's
 * Dropdown would add 14 KB to the first load of every page, for its tooltip code.
 */
export function MenuButton({ children, label, lines, ...look }: MenuButtonProps): ReactNode {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<{ readonly top: number; readonly right: number }>();
  const open = at !== undefined;

  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const close = (): void => setAt(undefined);
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('scroll', outside, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', outside, true);
      window.removeEventListener('resize', close);
    };
  }, [open]);

  const button = (): HTMLElement | null | undefined => place.current?.querySelector('button');
  const show = (): void => {
    const box = button()?.getBoundingClientRect();
    if (box)
      setAt({ top: box.bottom + 4, right: Math.max(4, document.documentElement.clientWidth - box.right) });
  };
  const leave = (): void => {
    setAt(undefined);
    button()?.focus();
  };
  const onMenuKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const here = items.findIndex((item) => item.matches(':focus'));
    items[step(here, items.length)]?.focus();
  };

  return (
    <span ref={place} className="jig-menu-button">
      <PageButton
        type="tertiary"
        {...look}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => (open ? leave() : show())}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </PageButton>
      {open ? (
        <div id={id} role="menu" tabIndex={-1} className="jig-menu-lines" style={at} onKeyDown={onMenuKey}>
          {lines.map((line) => (
            <button
              key={line.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-apart={line.apart ? '' : undefined}
              onClick={() => {
                leave();
                line.run();
              }}
            >
              {line.icon}
              {line.text}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}
