import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { CommandContext, useCommands } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { text } from '../../runtime/model/messages/index.ts';
import { ScanReader, scannerPause } from '../../runtime/store/scan/ScanReader.ts';
import type { Command, KeyPress } from '../../runtime/store/shell/CommandStore.ts';
import { isTouched, textIn } from '../dialogs/givenFocus.ts';
import { EarlyKeys } from './EarlyKeys.tsx';

const Palette = lazyPiece('Palette', async () => (await import('./Palette.tsx')).Palette);
const ShortcutHelp = lazyPiece('ShortcutHelp', async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

const typingIn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const isReadOnly = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.readOnly;

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  mod: event.ctrlKey || event.metaKey,
  shift: event.shiftKey,
  typing: event.target instanceof Element && event.target.closest(typingIn) !== null,
  dialogs: document.querySelectorAll('[aria-modal="true"]').length,
});

/** Whether the select that the user types into is open with options. */
const offersSomething = (element: Element): boolean => {
  const open = element.closest('[aria-expanded="true"]');
  const list = document.getElementById(open?.getAttribute('aria-controls') ?? '') ?? document;
  return open !== null && list.querySelector('[role="option"]:not([aria-disabled="true"])') !== null;
};

/** Takes a scanned code out of a control: an open list closes, a text says again what it said before. */
function takeOut(element: Element | null, before: string): void {
  if (element?.closest('[role="combobox"][aria-expanded="true"]')) {
    const close = { key: 'Escape', code: 'Escape', keyCode: 27, which: 27, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', close));
    return;
  }
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  // React notices only a value written past its own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, before);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Listens to the keyboard for every command on screen, and shows the palette (Ctrl+K) and the list of keys (?). */
export const CommandKeys = observer(function CommandKeys(): ReactNode {
  const { app, notify } = useCore();
  const t = useText();
  const store = useContext(CommandContext);
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [typed, setTyped] = useState('');
  const { singleKeys, locale } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` speaks `locale`
  const own = useMemo(
    (): readonly Command[] => [
      { id: 'palette', label: t('shell.palette'), keys: 'mod+k', run: () => setOpen('palette') },
      {
        id: 'help',
        label: t('shell.shortcuts'),
        keys: '?',
        // In an input of a box, where ? is a letter.
        moreKeys: ['f1'],
        inDialog: 'either',
        run: () => setOpen('help'),
      },
    ],
    [locale],
  );
  useCommands(own);
  useEffect(() => {
    const scans = new ScanReader();
    let before = '';
    let held: ReturnType<typeof setTimeout> | undefined;
    // Before anything else sees the key: the Enter of a scanner must not press what happens to have the focus.
    const onScan = (event: KeyboardEvent): void => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      clearTimeout(held);
      const code = scans.press({ key: event.key, at: event.timeStamp });
      const element = event.target instanceof Element ? event.target : null;
      const { dialogs, ...press } = pressOf(event);
      const typing = press.typing && !isReadOnly(element);
      if (scans.starting) before = textIn(element);
      if (code === undefined) {
        if (!typing && event.key === ' ' && scans.running) event.preventDefault();
        return;
      }
      const listed = typing && element !== null && offersSomething(element);
      const touched = element === null || isTouched(element, before);
      const restore = (): void => takeOut(element, before);
      const taken = store.scanned(code, { element, typing, touched, listed, restore }, dialogs);
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
    // A choice opens at Enter, whatever is held with it.
    const onEnter = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, target } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
      if (!target.matches('[role="combobox"][aria-expanded="false"]')) return;
      onKey(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    document.addEventListener('keydown', onScan, true);
    document.addEventListener('keydown', onEnter, true);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(held);
      document.removeEventListener('keydown', onScan, true);
      document.removeEventListener('keydown', onEnter, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [store, singleKeys, notify, app]);
  const close = useCallback(() => {
    setTyped('');
    setOpen(undefined);
  }, []);
  const typeEarly = useCallback((key: string) => {
    setTyped((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key));
  }, []);
  if (open === undefined) return null;
  if (open === 'help')
    return (
      <Suspense>
        <ShortcutHelp onClose={close} />
      </Suspense>
    );
  return (
    <Suspense fallback={<EarlyKeys onKey={typeEarly} onClose={close} />}>
      <Palette text={typed} onText={setTyped} onClose={close} />
    </Suspense>
  );
});
