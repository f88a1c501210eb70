import type { ReactNode } from 'react';

interface ShareBarProps {
  readonly name: string;
  /** Uploaded share, from 0 to 1. */
  readonly share: number;
}

/** Upload progress of one file. */
export function ShareBar({ name, share }: ShareBarProps): ReactNode {
  return (
    <progress className="jig-upload-share" aria-label={name} max={100} value={Math.round(share * 100)} />
  );
}
