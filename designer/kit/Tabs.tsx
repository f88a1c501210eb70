import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Key extends string> {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly title: string }[];
  readonly shown: Key;
  onShow(key: Key): void;
  /** Classes of the list and of the panel below. */
  readonly classes: { readonly list: string; readonly panel?: string };
  /** Content beside the tabs, in a row of class `around`. */
  readonly beside?: { readonly around: string; readonly content: ReactNode };
  /** The panel of the shown tab. */
  readonly children: ReactNode;
}

/** Tabs of a designer: arrow keys walk between them, Tab leads into the panel. */
export function Tabs<Key extends string>(props: TabsProps<Key>): ReactNode {
  const { label, tabs, shown, onShow, classes, beside, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent): void => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const by = key === 'ArrowRight' ? 1 : tabs.length - 1;
    const at = (tabs.findIndex((one) => one.key === shown) + by) % tabs.length;
    const next = tabs[at];
    if (next) onShow(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  const bar = (
    <div ref={list} role="tablist" className={classes.list} aria-label={label}>
      {tabs.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-selected={key === shown}
          aria-controls={`${id}-panel`}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => onShow(key)}
          onKeyDown={step}
        >
          {title}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {beside === undefined ? (
        bar
      ) : (
        <div className={beside.around}>
          {bar}
          {beside.content}
        </div>
      )}
      <div role="tabpanel" id={`${id}-panel`} className={classes.panel} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
