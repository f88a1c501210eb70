import { Component, type ReactNode } from 'react';
import type { Keep } from '../store/AppStore.ts';

/** Where the message of a routing error waits for the page that comes after the reload. */
const storedAt = 'jig.routeError';
/** A second error within this time is not answered by another reload: that would never end. */
const loopMs = 10_000;

interface RouteBoundaryProps {
  readonly keep: Keep;
  readonly reload: () => void;
  /** Shown when reloading did not help. */
  readonly fallback: (message: string) => ReactNode;
  readonly children: ReactNode;
}

/** A routing error stores its message in local storage and reloads the site root (specification 2 section 2.2). */
export class RouteBoundary extends Component<RouteBoundaryProps, { readonly message: string | undefined }> {
  override state: { readonly message: string | undefined } = { message: undefined };

  static getDerivedStateFromError(error: unknown): { readonly message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const before = Number(this.props.keep.getItem(`${storedAt}.at`) ?? 0);
    if (Date.now() - before < loopMs) return;
    this.props.keep.setItem(storedAt, message);
    this.props.keep.setItem(`${storedAt}.at`, String(Date.now()));
    this.props.reload();
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.fallback(message);
  }
}

/** The message a reload left behind; taken once. */
export function takeRouteError(keep: Keep): string | undefined {
  const message = keep.getItem(storedAt) ?? undefined;
  keep.removeItem(storedAt);
  return message;
}
