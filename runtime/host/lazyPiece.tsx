import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { pieceFailed, waitForPiece } from './failedPieces.ts';

/** Milliseconds a piece may take to load before it counts as failed. */
const timeoutMs = 120_000;

/** Where a failed download is shown: in the window's notice, or by the boundary around the component. */
type SaidBy = 'notice' | 'boundary';

/**
 * A component whose code loads on first rendering. When loading fails, only this component is missing: a
 * notice offers a retry and the surrounding page keeps working. No other code uses React's `lazy`.
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
    // React's type of a lazy component wraps the props a second time.
    return piece as unknown as ComponentType<P>;
  };
  let Current = make();
  if (saidBy === 'boundary') return (props: P) => <Current {...props} />;
  return (props: P) => <PieceBoundary draw={() => <Current {...props} />} />;
}

/** Waits for the module. Throws a {@link ChunkLoadError} after the time-out or a failed download. */
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

/** Renders nothing for a piece that failed to load. Passes other errors to the next boundary. */
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
