import type { ReactNode } from 'react';

interface RowActionProps {
  readonly text: string;
  /** What it does to which row, for screen readers. */
  readonly label: string;
  /** It opens a dialog. */
  readonly isOpening?: boolean;
  onClick(): void;
}

/** What can be done with one row of a list of designs, as a link among others. */
export function RowAction({ text, label, isOpening = false, onClick }: RowActionProps): ReactNode {
  return (
    <button
      type="button"
      className="jig-link"
      {...(isOpening && { 'aria-haspopup': 'dialog' as const })}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
