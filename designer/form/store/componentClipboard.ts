import { partClipboard } from '../../kit/partClipboard.ts';

/** Clipboard of components, shared by all forms. */
export const componentClipboard = partClipboard('jig.formComponents');
