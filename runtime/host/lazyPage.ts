import type { ComponentType } from 'react';
import type { PageProps, Renderer } from '../Renderer.ts';
import { lazyPiece } from './lazyPiece.tsx';

/** A page renderer whose code is loaded when the page is first opened. */
export function lazyPage(type: string, load: () => Promise<ComponentType<PageProps>>): Renderer {
  return { slot: 'page', type, Component: lazyPiece(type, load, { saidBy: 'boundary', isRare: true }) };
}
