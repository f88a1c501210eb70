import { useEffect, useReducer, useState } from 'react';
import type { RendererRegistry } from '../RendererRegistry.ts';
import { waitForPiece } from './failedPieces.ts';

/** True once field and cell renderers are loaded. The window's notice tells of a failed load, and retries it. */
export function useRenderersReady(renderers: RendererRegistry): boolean {
  const [isReady, setReady] = useState(false);
  const [turn, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` triggers a new load
  useEffect(() => {
    let current = true;
    let stop = (): void => undefined;
    renderers.ready().then(
      () => current && setReady(true),
      () => {
        if (current) stop = waitForPiece(retry);
      },
    );
    return () => {
      current = false;
      stop();
    };
  }, [renderers, turn]);
  return isReady;
}
