import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { Places } from '../BrowserCapability.ts';
import { useApp } from './AppContext.ts';

interface PartsProps<P extends keyof Places> {
  readonly place: P;
  readonly told: Places[P];
}

/** What capabilities draw at a place of a generic view, in the order of their list. */
export function Parts<P extends keyof Places>({ place, told }: PartsProps<P>): ReactNode {
  return (useApp().capabilities ?? []).map(({ name, parts }) => {
    const part: ComponentType<Places[P]> | undefined = parts?.[place];
    return part === undefined ? null : <Suspense key={name}>{createElement(part, told)}</Suspense>;
  });
}
