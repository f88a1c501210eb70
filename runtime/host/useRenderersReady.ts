import { useEffect, useState } from 'react';
import type { RendererRegistry } from '../RendererRegistry.ts';

/** True once field and cell renderers are loaded. A failed load throws into the nearest boundary. */
export function useRenderersReady(renderers: RendererRegistry): boolean {
  const [state, setState] = useState<{ readonly ready: boolean; readonly problem?: unknown }>({
    ready: false,
  });
  useEffect(() => {
    let current = true;
    renderers.ready().then(
      () => current && setState({ ready: true }),
      (problem: unknown) => current && setState({ ready: false, problem }),
    );
    return () => {
      current = false;
    };
  }, [renderers]);
  if (state.problem !== undefined) throw state.problem;
  return state.ready;
}
