import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { pieceFailed, waitForPiece } from './failedPieces.ts';

/** Milliseconds a piece may take to load before it counts as failed. */
const timeoutMs = 120_000;

/** Where a failed download is said: by the notice of the window, or by the boundary around the component. */
type SaidBy = 'notice' | 'boundary';

/**
 * A component whose code is loaded when it is first drawn. Where that fails nothing but the component itself is missing: a
 * notice offers to try again, and what stands around it lives on. The only user of React's `lazy`.
 */
export function lazyPiece<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  saidBy: SaidBy = 'notice',
): ComponentType<P> {
  const make = (): ComponentType<P> => {
    const piece = lazy(async () => {
      try {
        return { default: await withTimeout(load(), name) };
      } catch (problem) {
        pieceFailed({ renew: () => (Current = make()) });
        throw problem;
      }
    });
    // React's type of a lazy component wraps the props once more.
    return piece as unknown as ComponentType<P>;
  };
  let Current = make();
  if (saidBy === 'boundary') return (props: P) => <Current {...props} />;
  return (props: P) => <PieceBoundary draw={() => <Current {...props} />} />;
}

/** The module, or a {@link ChunkLoadError} after the time-out or a failed download. */
export async function withTimeout<T>(loading: Promise<T>, name: string, ms = timeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkLoadError(`${name}: ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (problem) {
    throw problem instanceof ChunkLoadError
      ? problem
      : new ChunkLoadError(`${name}: ${String(problem)}`, { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}

interface PieceState {
  readonly failed: Error | undefined;
}

/** Draws nothing instead of a piece that did not come; other errors go on to whoever is concerned. */
class PieceBoundary extends Component<{ readonly draw: () => ReactNode }, PieceState> {
  override state: PieceState = { failed: undefined };
  #stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): PieceState {
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(): void {
    const { failed } = this.state;
    this.#stop?.();
    this.#stop = failed && waitForPiece(() => this.setState({ failed: undefined }));
  }

  override componentDidMount(): void {
    if (this.state.failed) this.componentDidUpdate();
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed && !(failed instanceof ChunkLoadError)) throw failed;
    return failed ? null : this.props.draw();
  }
}
