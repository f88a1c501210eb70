import type { ReactNode } from 'react';
import type { ChoiceOption } from './ChoiceOption.ts';

interface ChoiceTagsProps {
  readonly chosen: readonly ChoiceOption[];
  /** Removes one; undefined: they cannot be removed. */
  readonly onRemove: ((key: string) => void) | undefined;
}

/** The chosen options of a choice of several, before its input. Backspace removes the last; the mouse any. */
export function ChoiceTags({ chosen, onRemove }: ChoiceTagsProps): ReactNode {
  return chosen.map(({ value, label }) => (
    <span key={value} className="jig-choice-tag" title={label}>
      <span>{label}</span>
      {onRemove ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onClick={() => onRemove(value)}
        >
          ×
        </button>
      ) : null}
    </span>
  ));
}
