import { type ComponentType, lazy, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { pieceFailed, waitForPiece } from './failedPieces.ts';
import { laterPieces } from './laterPieces.ts';
import { PieceFailure } from './PieceFailure.ts';
import { persistentLoad } from './persistentLoad.ts';

/** Milliseconds a piece may take to load before it counts as failed. */
const timeoutMs = 120_000;

interface PieceOptions {
  /** Where a failed download is shown: in the window's notice, or by the boundary around the component. */
  readonly saidBy?: 'notice' | 'boundary';
  /** Few users need it: it is not fetched ahead. */
  readonly isRare?: boolean;
}

/**
 * A component whose code loads on first rendering, or before, once the page is idle. A failed download is
 * tried again. When it keeps failing, only this component is missing: a notice offers a retry and the
 * surrounding page keeps working. No other code uses React's `lazy`.
 */
export function lazyPiece<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { saidBy = 'notice', isRare = false }: PieceOptions = {},
): ComponentType<P> {
  const fetchPiece = persistentLoad(load);
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const make = (): ComponentType<P> => {
    const piece = lazy(async () => {
      try {
        return { default: await withTimeout(fetchPiece(), name) };
      } catch (problem) {
        pieceFailed({
          renew: () => {
            Current = make();
            for (const listener of listeners) listener();
          },
        });
        // No rejection: React would log it as a mistake of the code.
        return { default: saidBy === 'notice' ? Missing : () => <Failed problem={problem} /> };
      }
    });
    // React's type of a lazy component wraps the props a second time.
    return piece as unknown as ComponentType<P>;
  };
  let Current = make();
  if (!isRare) laterPieces.add(fetchPiece);
  if (saidBy === 'boundary') return (props: P) => <Current {...props} />;
  return (props: P) => {
    const Now = useSyncExternalStore(subscribe, () => Current);
    return <Now {...props} />;
  };
}

/** In place of a missing piece, about which the window's notice tells. */
function Missing(): ReactNode {
  useEffect(() => waitForPiece(() => undefined), []);
  return null;
}

/** In place of a missing piece, about which the boundary around it tells. */
function Failed({ problem }: { readonly problem: unknown }): ReactNode {
  const fail = useContext(PieceFailure);
  useEffect(() => fail?.(problem), [fail, problem]);
  if (fail === undefined) throw problem;
  return null;
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
