import { type RefObject, useContext, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';

/** What the keys of a designer do. The object must stay the same while the designer is open. */
export interface EditorVerbs {
  undo(): void;
  redo(): void;
  /** Serialized selected parts; undefined: nothing is selected. */
  copied(): string | undefined;
  paste(text: string): unknown;
  remove(): unknown;
}

interface KeyOptions {
  /** The whole editor, in a dialog or on a page of its own. */
  readonly root: RefObject<HTMLElement | null>;
  readonly readonly: boolean;
  /** Name of the publishing command. */
  readonly publish: string;
  /** Message after a copy. */
  readonly copied: string;
  onPublish(): void;
}

const typingIn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(typingIn) !== null;

const dialogs = '[aria-modal="true"]';

/** True while another dialog (a question, a picker) covers the designer; shortcuts are then ignored. */
const isCoveredBy = (root: HTMLElement | null): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => !dialog.contains(root));

const noCommands: readonly Command[] = [];

/**
 * Shortcuts of a designer: Ctrl+Z, Ctrl+Y and Ctrl+S as window commands; Delete, copy, cut and paste only
 * outside of fields.
 */
export function useEditorKeys(verbs: EditorVerbs, options: KeyOptions): void {
  const { t, notify } = useApp();
  const { readonly, publish, copied: copiedWords, onPublish, root } = options;
  // A page in the background keeps its designer.
  const isActive = useContext(PageRouteContext)?.active !== false;
  const [inDialog, setInDialog] = useState(true);
  useEffect(() => setInDialog(root.current?.closest(dialogs) !== null), [root]);
  const commands = useMemo((): readonly Command[] => {
    if (readonly || !isActive) return noCommands;
    const command = (id: string, label: string, keys: string, run: () => void): Command => ({
      id,
      label,
      keys,
      inDialog,
      run,
    });
    return [
      command('editor.undo', t('editor.undo'), 'mod+z', () => verbs.undo()),
      command('editor.redo', t('editor.redo'), 'mod+y', () => verbs.redo()),
      command('editor.publish', publish, 'mod+s', onPublish),
    ];
  }, [verbs, readonly, isActive, inDialog, t, publish, onPublish]);
  useCommands(commands);
  useEffect(() => {
    if (!isActive) return;
    const isCovered = (): boolean => isCoveredBy(root.current);
    const copy = (event: ClipboardEvent): void => {
      if (isTyping(event) || isCovered() || !getSelection()?.isCollapsed) return;
      const text = verbs.copied();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      notify.success(copiedWords);
    };
    const paste = (event: ClipboardEvent): void => {
      if (isTyping(event) || isCovered() || readonly) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      event.preventDefault();
      verbs.paste(text);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Delete' || event.defaultPrevented || isTyping(event) || isCovered()) return;
      event.preventDefault();
      verbs.remove();
    };
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
      document.removeEventListener('keydown', key);
    };
  }, [verbs, readonly, isActive, root, copiedWords, notify]);
}
