import { Component, type ReactNode } from 'react';
import type { Keep } from '../store/shell/AppStore.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { renewPieces } from './failedPieces.ts';
import { reportCaught } from './reportErrors.ts';

/** Storage key of a routing error's message, shown after the reload. */
const storedAt = 'jig.routeError';
/** Milliseconds in which a second error does not reload again, to avoid an endless loop. */
const loopMs = 10_000;

interface RouteBoundaryProps {
  readonly keep: Keep;
  /** Reloads the site, unless leaving would lose unsaved input. */
  readonly reload: () => void;
  /** True when leaving would lose the user's unsaved input. */
  readonly isUnsaved: () => boolean;
  /** Shown when the page is not reloaded; `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface RouteState {
  readonly error: unknown;
}

/**
 * Error boundary for routing errors. Stores the message in local storage and reloads the site root, once.
 * Does not reload when code failed to load or input is unsaved; then it shows the error and a retry button.
 */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteState> {
  override state: RouteState = { error: undefined };
  /** Read while the children are still mounted. */
  #wasUnsaved: boolean | undefined;

  static getDerivedStateFromError(error: unknown): RouteState {
    return { error: error ?? new Error('') };
  }

  override componentDidCatch(error: unknown): void {
    reportCaught('render', error);
    if (error instanceof ChunkLoadError) renewPieces();
    if (error instanceof ChunkLoadError || this.#wasUnsaved === true) return;
    const message = error instanceof Error ? error.message : String(error);
    const before = Number(this.props.keep.getItem(`${storedAt}.at`) ?? 0);
    if (Date.now() - before < loopMs) return;
    this.props.keep.setItem(storedAt, message);
    this.props.keep.setItem(`${storedAt}.at`, String(Date.now()));
    this.props.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    this.#wasUnsaved ??= this.props.isUnsaved();
    return this.props.fallback(error, this.#retry);
  }

  readonly #retry = (): void => {
    this.#wasUnsaved = undefined;
    this.setState({ error: undefined });
  };
}

/** Returns the message from before the reload and removes it. */
export function takeRouteError(keep: Keep): string | undefined {
  const message = keep.getItem(storedAt) ?? undefined;
  keep.removeItem(storedAt);
  return message;
}
