import { partClipboard } from '../../kit/partClipboard.ts';

/** Clipboard of nodes and lines, shared by all flows. */
export const clipboard = partClipboard('jig.flowParts');
