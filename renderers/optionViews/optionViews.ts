import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyDialog } from '../dialogs/lazyDialog.ts';
import { OptionViewsRoom } from './OptionViewsRoom.tsx';

/** Saved views of lists: their tabs, and the dialogs that keep, split and manage them. */
export const optionViews: BrowserCapability = {
  name: 'optionViews',
  parts: { listTop: OptionViewsRoom },
  renderers: [
    lazyDialog(
      'keepView',
      async () => (await import('./dialogs/KeepOptionViewDialog.tsx')).KeepOptionViewDialog,
    ),
    lazyDialog('splitViews', async () => (await import('./dialogs/SplitDialog.tsx')).SplitDialog),
    lazyDialog('views', async () => (await import('./dialogs/OptionViewsDrawer.tsx')).OptionViewsDrawer),
  ],
};
