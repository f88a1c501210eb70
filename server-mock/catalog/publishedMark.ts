import { createHash } from 'node:crypto';
import type { Overlay } from './Overlay.ts';

/** Short fingerprint of published schemas. */
export const publishedMark = (overlays: readonly Overlay[]): string =>
  createHash('sha256')
    .update(
      overlays
        .map(({ kind, name, version }) => `${kind} ${name} ${version}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 12);
