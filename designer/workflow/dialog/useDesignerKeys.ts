import { useEffect, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCommands } from '../../../runtime/host/CommandContext.ts';
import type { Command } from '../../../runtime/store/shell/CommandStore.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';

const typingIn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(typingIn) !== null;

/** True while another dialog (a question, a picker) covers the designer; shortcuts are then ignored. */
const isCovered = (): boolean => document.querySelectorAll('[aria-modal="true"]').length !== 1;

/**
 * Shortcuts of the designer: Ctrl+Z, Ctrl+Y and Ctrl+S as window commands; Delete, copy, cut and paste only
 * outside of fields.
 */
export function useDesignerKeys(
  store: FlowDesignerStore,
  verbs: FlowVerbs,
  { onPublish }: { onPublish(): void },
): void {
  const { t, notify } = useApp();
  const { readonly } = store;
  const commands = useMemo((): readonly Command[] => {
    if (readonly) return [];
    const command = (id: string, label: string, keys: string, run: () => void): Command => ({
      id,
      label,
      keys,
      inDialog: true,
      run,
    });
    return [
      command('flow.undo', t('flowDesigner.undo'), 'mod+z', store.undo),
      command('flow.redo', t('flowDesigner.redo'), 'mod+y', store.redo),
      command('flow.publish', t('flowDesigner.publish'), 'mod+s', onPublish),
    ];
  }, [store, readonly, t, onPublish]);
  useCommands(commands);
  useEffect(() => {
    const copy = (event: ClipboardEvent): void => {
      if (isTyping(event) || isCovered() || !getSelection()?.isCollapsed) return;
      const text = verbs.copied();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      notify.success(t('flowDesigner.copied'));
    };
    const paste = (event: ClipboardEvent): void => {
      if (isTyping(event) || isCovered() || store.readonly) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      event.preventDefault();
      verbs.paste(text);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Delete' || event.defaultPrevented || isTyping(event) || isCovered()) return;
      event.preventDefault();
      void verbs.remove();
    };
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
      document.removeEventListener('keydown', key);
    };
  }, [store, verbs, t, notify]);
}
