import type { Renderer } from '../../runtime/Renderer.ts';
import { overdueRenderer } from './overdue.ts';
import { tagRenderer } from './tag.ts';

/** Every look of a grid cell the product ships. */
export const cellRenderers: readonly Renderer[] = [tagRenderer, overdueRenderer];
