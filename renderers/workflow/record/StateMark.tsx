import type { ReactNode } from 'react';
import type { Tone } from './stateWords.ts';
import './approval.css';

interface StateMarkProps {
  readonly tone: Tone;
  /** Sign in place of the dot, for states of one colour. */
  readonly icon?: string | undefined;
  readonly children: ReactNode;
}

/** A state as text with its colour and sign. */
export function StateMark({ tone, icon, children }: StateMarkProps): ReactNode {
  return (
    <span className="jig-state" data-tone={tone} data-icon={icon}>
      {children}
    </span>
  );
}
