import type { ReactNode } from 'react';
import type { BelowProps } from '../../../runtime/Renderer.ts';
import { NextTimes } from './NextTimes.tsx';

/** Below a field with a cron expression: its next times. */
export function QuartzTimes({ value }: BelowProps): ReactNode {
  return <NextTimes cron={String(value ?? '')} />;
}
