import type { Renderer } from '../../runtime/Renderer.ts';

/** Every dialog over a list page the product ships, by name; each comes when it is first opened (`lazyDialog`). */
export const dialogRenderers: readonly Renderer[] = [];
