import { type ReactNode, useEffect, useRef } from 'react';

interface AllBoxProps {
  readonly label: string;
  readonly name: string;
  readonly state: 'on' | 'off' | 'some';
  readonly disabled: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox over several others; neither on nor off while only some of them are. */
export function AllBox({ label, name, state, disabled, onChange }: AllBoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` is a property without an attribute.
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={name}
        checked={state === 'on'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
