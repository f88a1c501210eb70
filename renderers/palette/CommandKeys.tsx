import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { CommandContext, useCommands } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { text } from '../../runtime/model/messages/index.ts';
import type { KeyPress } from '../../runtime/store/CommandStore.ts';
import { ScanReader, scannerPause } from '../../runtime/store/scan/ScanReader.ts';

const Palette = lazyPiece('Palette', async () => (await import('./Palette.tsx')).Palette);
const ShortcutHelp = lazyPiece('ShortcutHelp', async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

const typingIn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  mod: event.ctrlKey || event.metaKey,
  typing: event.target instanceof Element && event.target.closest(typingIn) !== null,
  dialogs: document.querySelectorAll('[aria-modal="true"]').length,
});

/** Whether a select somebody types into is open, with something to choose. */
const offersSomething = (element: Element): boolean => {
  const open = element.closest('[aria-expanded="true"]');
  const list = document.getElementById(open?.getAttribute('aria-controls') ?? '') ?? document;
  return open !== null && list.querySelector('[role="option"]:not([aria-disabled="true"])') !== null;
};

/** Listens to the keyboard for every command on screen, and shows the palette (Ctrl+K) and the list of keys (?). */
export const CommandKeys = observer(function CommandKeys(): ReactNode {
  const { app, notify } = useCore();
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
    const scans = new ScanReader();
    let held: ReturnType<typeof setTimeout> | undefined;
    // Before anything else sees the key: the Enter of a scanner must not press what happens to have the focus.
    const onScan = (event: KeyboardEvent): void => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      clearTimeout(held);
      const code = scans.press({ key: event.key, at: event.timeStamp });
      const { typing, dialogs } = pressOf(event);
      if (code === undefined) {
        if (!typing && event.key === ' ' && scans.running) event.preventDefault();
        return;
      }
      const element = event.target instanceof Element ? event.target : null;
      const listed = typing && element !== null && offersSomething(element);
      const taken = store.scanned(code, { element, typing, listed }, dialogs);
      if (typing && !taken) return;
      event.preventDefault();
      event.stopPropagation();
      if (!taken) notify.error(text('shell.scanUnused', app.locale, { code }));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const press = pressOf(event);
      const command = store.meant(press, singleKeys);
      if (!command || (!press.mod && scans.running)) return;
      event.preventDefault();
      // A letter or digit may begin a code: the next one of a scanner is here sooner than anybody notices.
      if (press.mod || !/^[a-z\d]$/i.test(press.key)) command.run();
      else held = setTimeout(command.run, scannerPause);
    };
    document.addEventListener('keydown', onScan, true);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(held);
      document.removeEventListener('keydown', onScan, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [store, singleKeys, notify, app]);
  const close = (): void => setOpen(undefined);
  if (open === undefined) return null;
  return (
    <Suspense>{open === 'palette' ? <Palette onClose={close} /> : <ShortcutHelp onClose={close} />}</Suspense>
  );
});
