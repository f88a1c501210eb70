import { type ComponentType, lazy } from 'react';
import type { PageProps, Renderer } from '../Renderer.ts';

/** Specification 1 section 9: a page module that has not come after two minutes will not come. */
const timeoutMs = 120_000;

/** A page module that could not be loaded; the page's boundary offers a retry. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A page renderer whose code is loaded when the page is first opened. */
export function lazyPage(type: string, load: () => Promise<ComponentType<PageProps>>): Renderer {
  const Component = lazy(async () => ({ default: await withTimeout(load(), type) }));
  return { slot: 'page', type, Component };
}

/** The module, or a {@link ChunkLoadError} after the specification's time-out or a failed download. */
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
