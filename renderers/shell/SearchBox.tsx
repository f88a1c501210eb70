import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import { type ReactNode, useRef } from 'react';
import './searchBox.css';

interface SearchBoxProps {
  readonly className?: string;
  /** In place of the magnifying glass. */
  readonly lead?: ReactNode | undefined;
  /** Accessible name. */
  readonly label: string;
  readonly placeholder: string;
  /** Name of the cross that empties it. */
  readonly clearLabel: string;
  readonly value: string;
  onChange(value: string): void;
  onEnter?(): void;
  /** The cross, or Escape in a filled box; default `onChange('')`. */
  onClear?(): void;
}

/** A one-line box to search with. Native: Semi's input would be 9 KB of every page's first load. */
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
          // Enter ends the composing of Chinese letters first.
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
