import type { ReactNode } from 'react';
import type { Tone } from './stateWords.ts';
import './approval.css';

interface StateMarkProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state in a word, with its colour beside it. */
export function StateMark({ tone, children }: StateMarkProps): ReactNode {
  return (
    <span className="jig-state" data-tone={tone}>
      {children}
    </span>
  );
}
