import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type EditorVerbs, useEditorKeys } from '../../designer/kit/useEditorKeys.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { CommandStore } from '../../runtime/store/shell/CommandStore.ts';

function Editor({ verbs }: { readonly verbs: EditorVerbs }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEditorKeys(verbs, { root, readonly: false, publish: '保存', copied: '已复制', onPublish: verbs.undo });
  return (
    <div ref={root}>
      <input aria-label="名称" />
    </div>
  );
}

/** An editor in a dialog or on a page, and what its keys do. */
function opened({ inDialog = false, active = true } = {}) {
  const did: string[] = [];
  const verbs: EditorVerbs = {
    undo: () => void did.push('undo'),
    redo: () => void did.push('redo'),
    copied: () => '部件',
    paste: (text) => did.push(`paste ${text}`),
    remove: () => did.push('remove'),
  };
  const app = { t: (key: string) => key, notify: { success: vi.fn() } } as unknown as App;
  const commands = new CommandStore();
  render(
    <AppContext.Provider value={app}>
      <CommandContext.Provider value={commands}>
        <PageRouteContext.Provider value={{ search: '', active, setSearch: () => undefined }}>
          <div {...(inDialog ? { role: 'dialog', 'aria-modal': true } : {})}>
            <Editor verbs={verbs} />
          </div>
        </PageRouteContext.Provider>
      </CommandContext.Provider>
    </AppContext.Provider>,
  );
  const press = (on: Element = document.body): readonly string[] => {
    did.length = 0;
    fireEvent.keyDown(on, { key: 'Delete' });
    const clipboard = {
      setData: (_: string, text: string) => did.push(`copy ${text}`),
      getData: () => '别处的',
    };
    fireEvent.copy(on, { clipboardData: clipboard });
    fireEvent.paste(on, { clipboardData: clipboard });
    const dialogs = document.querySelectorAll('[aria-modal="true"]').length;
    for (const key of ['z', 'y'])
      commands.meant({ key, mod: true, shift: false, typing: false, dialogs }, true)?.run();
    return did;
  };
  return { press };
}

const all = ['remove', 'copy 部件', 'paste 别处的', 'undo', 'redo'];

describe('the keys of a designer', () => {
  it.each([
    ['in a dialog', { inDialog: true }],
    ['on a page of its own', {}],
  ])('delete, copy, paste, undo and redo %s', (_, where) => {
    expect(opened(where).press()).toEqual(all);
  });

  it('leave a field of its own to who types in it', () => {
    const { press } = opened();
    expect(press(screen.getByLabelText('名称'))).toEqual(['undo', 'redo']);
  });

  it.each([[{ inDialog: true }], [{}]])('do nothing under another dialog: %j', (where) => {
    const { press } = opened(where);
    const question = document.body.appendChild(document.createElement('div'));
    question.setAttribute('aria-modal', 'true');
    expect(press().filter((one) => !['undo', 'redo'].includes(one))).toEqual([]);
    question.remove();
  });

  it('do nothing on a page in the background', () => {
    expect(opened({ active: false }).press()).toEqual([]);
  });
});
