import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { lazyDialog } from '../../renderers/dialogs/lazyDialog.ts';
import { PageDialog } from '../../renderers/pages/list/PageDialog.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { isPieceMissing, retryPieces } from '../../runtime/host/failedPieces.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageDialogProps } from '../../runtime/Renderer.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

const Hello = ({ onClose }: PageDialogProps) => (
  <Dialog title="列设置" onClose={onClose}>
    客户
  </Dialog>
);

function shown(type: string) {
  const errors: string[] = [];
  const closeDialog = vi.fn();
  const app = {
    renderers: new RendererRegistry([
      lazyDialog('columns', async () => Hello),
      lazyDialog('import', async () => {
        throw new Error('offline');
      }),
    ]),
    notify: { error: (message: string) => void errors.push(message) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const openDialog = vi.fn();
  const dialogRows = [{ Order_Id: 7 }];
  const page = { page: { path: '/Orders' }, closeDialog, openDialog, dialogRows } as unknown as PageStore;
  render(
    <AppContext.Provider value={app}>
      <PageDialog page={page} type={type} />
    </AppContext.Provider>,
  );
  return { errors, closeDialog, openDialog };
}

afterEach(() => vi.restoreAllMocks());

describe('a dialog over a list page', () => {
  it('comes by the name of its renderer, and closes by its button', async () => {
    const { closeDialog } = shown('columns');
    (await screen.findByRole('dialog', { name: '列设置' })).querySelector('button')?.click();
    expect(closeDialog).toHaveBeenCalledOnce();
  });

  it('that nobody draws says which and where, and leaves the page', async () => {
    const { errors, closeDialog } = shown('approve');
    await vi.waitFor(() => expect(closeDialog).toHaveBeenCalledOnce());
    expect(errors).toEqual([
      text('shell.rendererUnknown', 'zh', { slot: '对话框', type: 'approve', name: '/Orders' }),
    ]);
  });

  it('that cannot be loaded leaves the page, and opens when its code is asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const { closeDialog, openDialog } = shown('import');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    vi.useRealTimers();
    expect(closeDialog).toHaveBeenCalledOnce();
    expect(isPieceMissing()).toBe(true);
    retryPieces();
    expect(openDialog).toHaveBeenCalledWith('import', [{ Order_Id: 7 }]);
    expect(isPieceMissing()).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });
});
