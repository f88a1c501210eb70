import type { ReactNode } from 'react';
import type { Tone } from './stateWords.ts';
import './approval.css';

interface StateMarkProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state as text with its colour. */
export function StateMark({ tone, children }: StateMarkProps): ReactNode {
  return (
    <span className="jig-state" data-tone={tone}>
      {children}
    </span>
  );
}
