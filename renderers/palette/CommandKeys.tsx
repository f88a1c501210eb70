import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { CommandContext, useCommands } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import type { KeyPress } from '../../runtime/store/CommandStore.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp.tsx')).ShortcutHelp }));

const typingIn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  mod: event.ctrlKey || event.metaKey,
  typing: event.target instanceof Element && event.target.closest(typingIn) !== null,
  dialogs: document.querySelectorAll('[aria-modal="true"]').length,
});

/** Listens to the keyboard for every command on screen, and shows the palette (Ctrl+K) and the list of keys (?). */
export const CommandKeys = observer(function CommandKeys(): ReactNode {
  const { app } = useCore();
  const t = useText();
  const store = useContext(CommandContext);
  const [open, setOpen] = useState<'palette' | 'help'>();
  const { singleKeys, locale } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` speaks `locale`
  const own = useMemo(
    () => [
      { id: 'palette', label: t('shell.palette'), keys: 'mod+k', run: () => setOpen('palette') },
      { id: 'help', label: t('shell.shortcuts'), keys: '?', run: () => setOpen('help') },
    ],
    [locale],
  );
  useCommands(own);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const command = store.meant(pressOf(event), singleKeys);
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, singleKeys]);
  const close = (): void => setOpen(undefined);
  if (open === undefined) return null;
  return (
    <Suspense>{open === 'palette' ? <Palette onClose={close} /> : <ShortcutHelp onClose={close} />}</Suspense>
  );
});
