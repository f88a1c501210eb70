import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import { type ReactNode, useRef } from 'react';
import './searchBox.css';

interface SearchBoxProps {
  readonly className?: string;
  /** Replaces the magnifying glass. */
  readonly lead?: ReactNode | undefined;
  /** Accessible name. */
  readonly label: string;
  readonly placeholder: string;
  /** Accessible name of the button that clears the box. */
  readonly clearLabel: string;
  readonly value: string;
  onChange(value: string): void;
  onEnter?(): void;
  /** Called by the clear button, or by Escape in a filled box; default `onChange('')`. */
  onClear?(): void;
}

/** A one-line search box. A native input: Semi's would add 9 KB to every page's first load. */
export function SearchBox({
  className = '',
  lead,
  label,
  placeholder,
  clearLabel,
  value,
  ...on
}: SearchBoxProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    on.onChange('');
    on.onClear?.();
    input.current?.focus();
  };
  return (
    <span className={`jig-search-box ${className}`}>
      {lead ?? <IconSearch aria-hidden="true" />}
      <input
        ref={input}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => on.onChange(event.target.value)}
        onKeyDown={(event) => {
          // While the user composes Chinese text, Enter ends the composition.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) on.onEnter?.();
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {value === '' ? null : (
        <button type="button" tabIndex={-1} aria-label={clearLabel} onClick={clear}>
          <IconClear aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
