import type { ComponentType } from 'react';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { PageDialogProps, Renderer } from '../../runtime/Renderer.ts';

/** A list page dialog whose code loads when first opened. */
export function lazyDialog(type: string, load: () => Promise<ComponentType<PageDialogProps>>): Renderer {
  return { slot: 'dialog', type, Component: lazyPiece(type, load, { saidBy: 'boundary' }) };
}
