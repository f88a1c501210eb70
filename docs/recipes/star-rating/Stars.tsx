import type { FieldProps } from 'jig/plugin/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { starsOf } from './fieldType.ts';
import './stars.css';

/** Where a key leads from `at` stars of `count`; `null` clears. */
const keys: Readonly<Record<string, (at: number, count: number) => number | null>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count),
  ArrowUp: (at, count) => Math.min(at + 1, count),
  ArrowLeft: (at) => Math.max(at - 1, 1),
  ArrowDown: (at) => Math.max(at - 1, 1),
  Home: () => 1,
  End: (_at, count) => count,
  Delete: () => null,
  Backspace: () => null,
};

/**
 * How a star rating looks: a group of radio buttons drawn as stars. Arrows, Home and End choose, a digit chooses that
 * many, Delete clears, and so does a click on the chosen star.
 */
export function Stars(props: FieldProps): ReactNode {
  const { schema, value, mode, id, onChange, onBlur } = props;
  const { count, words } = starsOf(schema);
  const group = useRef<HTMLDivElement>(null);
  const chosen = Number(value ?? 0);
  const locked = mode !== 'edit';

  const choose = (stars: number | null): void => {
    onChange(stars ?? schema.kind.empty);
    group.current?.querySelectorAll<HTMLInputElement>('input')[(stars ?? 1) - 1]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const digit = /^[1-9]$/.test(event.key) && Number(event.key) <= count ? Number(event.key) : undefined;
    const next = digit ?? keys[event.key]?.(chosen, count);
    if (locked || next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div
      ref={group}
      id={id}
      className="stars"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={props.describedBy}
      aria-required={props.required || undefined}
      aria-invalid={props.issues.length > 0 || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {Array.from({ length: count }, (_, at) => at + 1).map((star) => (
        <label
          key={star}
          className={star <= chosen ? 'stars-one stars-full' : 'stars-one'}
          title={words[star - 1]}
        >
          <input
            type="radio"
            name={id}
            disabled={locked}
            checked={star === chosen}
            aria-label={[`${star}/${count}`, words[star - 1]].filter(Boolean).join(' ')}
            onChange={() => choose(star)}
            onClick={() => star === chosen && choose(null)}
          />
          <span aria-hidden="true">{star <= chosen ? '★' : '☆'}</span>
        </label>
      ))}
    </div>
  );
}
