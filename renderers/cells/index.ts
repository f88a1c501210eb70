import type { Renderer } from '../../runtime/Renderer.ts';
import { base64Renderer } from './base64.ts';
import { copyCell } from './copyCell.ts';
import { imgRenderer } from './img.ts';
import { overdueRenderer } from './overdue.ts';
import { pendingCodeRenderer } from './pendingCode.ts';
import { progressRenderer } from './progress.ts';
import { qrRenderer } from './qr.ts';
import { statusRenderer } from './status.ts';
import { stepsRenderer } from './steps.ts';
import { tagRenderer } from './tag.ts';

/** All cell renderers of the product. */
export const cellRenderers: readonly Renderer[] = [
  tagRenderer,
  overdueRenderer,
  statusRenderer,
  progressRenderer,
  stepsRenderer,
  qrRenderer,
  base64Renderer,
  imgRenderer,
  pendingCodeRenderer,
  copyCell,
];
