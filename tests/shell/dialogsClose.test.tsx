import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { capabilities } from '../../renderers/capabilities.ts';
import { dialogRenderers } from '../../renderers/dialogs/index.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageDialogProps } from '../../runtime/Renderer.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { approvalOf, flowNamed, seatOf, stepOf } from '../forms/approvals.ts';
import { memory, orderTable, userWith } from './support.ts';

/** What a dialog is before and after the user did something in it. */
interface Case {
  readonly opened: 'informs' | 'asks';
  /** Types something; the dialog asks then. */
  readonly type?: () => void;
}

const dialogs = [...dialogRenderers, ...capabilities.flatMap(({ renderers }) => renderers ?? [])].filter(
  ({ slot }) => slot === 'dialog',
);

/** Each registered dialog; a panel of the page is none. */
const cases: Readonly<Record<string, Case | 'panel'>> = {
  import: { opened: 'asks' },
  importResult: 'panel',
  why: { opened: 'informs' },
  columns: {
    opened: 'informs',
    type: () => fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body),
  },
  keepView: {
    opened: 'asks',
  },
  splitViews: { opened: 'asks' },
  views: { opened: 'informs' },
  make: { opened: 'informs' },
  antiAudit: { opened: 'asks' },
  audit: { opened: 'asks' },
  auditRecord: {
    opened: 'informs',
    type: () => fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '交期太短' } }),
  },
  closeCase: { opened: 'asks' },
  reCloseCase: { opened: 'asks' },
  uploadImg: { opened: 'asks' },
};

async function shown(type: string) {
  const steps = [stepOf('n1', { stepName: '经理审批', status: 0, approvers: [seatOf('王经理')] })];
  const course = approvalOf({ flow: flowNamed('订单审批'), steps, mayVote: true });
  const app = {
    data: {
      steps: async () => answered(course),
      hiddenFields: async () => answered(0),
      origins: async () => answered({}),
    },
    schemas: { provenance: async () => ({ table: {}, fields: {} }) },
    settings: new SettingsStore({} as never, memory(), '2', () => undefined),
    session: { user: userWith({ orders: ['Search', 'Audit'] }), now: () => '2026-03-05 08:00:00' },
    notify: { error: () => undefined, success: () => undefined },
    dictionaries: { options: () => [] },
    renderers: { find: () => undefined },
    listActions: [],
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const main = orderTable();
  const page = {
    app,
    page: { path: '/Orders' },
    box: { phase: 'closed' },
    doc: { main, details: [] },
    dialogRows: [{ Order_Id: 1, Code: 'XS-1' }],
    list: { keyOf: () => '1', selectedRows: [], selected: new Set(), sizes: { sizes: [30], size: 30 } },
    views: { columns: [], query: '', all: [], tabs: [], doc: { main, details: [] } },
    offers: () => true,
    may: () => true,
    refusal: () => undefined,
  } as unknown as PageStore;
  const onClose = vi.fn();
  const { Component } = dialogs.find((one) => one.type === type) as unknown as {
    Component: React.ComponentType<PageDialogProps>;
  };
  await act(async () => {
    render(
      <AppContext.Provider value={app}>
        <MemoryRouter>
          <Suspense>
            <Component page={page} onClose={onClose} />
          </Suspense>
        </MemoryRouter>
      </AppContext.Provider>,
    );
  });
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]:not(.jig-watch-canvas)')).toBeNull());
  return { dialog, onClose };
}

/** Times Escape, the mask and the X close it, and whether there is an X. */
function ways(dialog: HTMLElement, onClose: ReturnType<typeof vi.fn>) {
  onClose.mockClear();
  fireEvent.click(document.querySelector('.jig-dialog-mask') ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  return [onClose.mock.calls.length, dialog.querySelector('.jig-dialog-close') !== null];
}

const informs = [1, true];
const asks = [0, false];

describe('Escape and the X of a dialog', () => {
  it('are said for every registered dialog', () => {
    expect(Object.keys(cases).sort()).toEqual(dialogs.map(({ type }) => type).sort());
  });

  for (const [type, one] of Object.entries(cases)) {
    if (one === 'panel') continue;
    it(`${type}: ${one.opened}${one.type ? ', and asks once something is typed' : ''}`, async () => {
      const { dialog, onClose } = await shown(type);
      expect(ways(dialog, onClose)).toEqual(one.opened === 'informs' ? informs : asks);
      if (!one.type) return;
      act(one.type);
      expect(ways(dialog, onClose)).toEqual(asks);
    }, 30_000);
  }

  it('close the dialog in front only', async () => {
    const { Dialog } = await import('../../renderers/dialogs/Dialog.tsx');
    const app = { t: (key: Parameters<App['t']>[0]) => text(key, 'zh') } as unknown as App;
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <AppContext.Provider value={app}>
        <Dialog title="外" informs onClose={outer}>
          <Dialog title="内" onClose={inner}>
            <input aria-label="原因" />
          </Dialog>
        </Dialog>
      </AppContext.Provider>,
    );
    fireEvent.keyDown(screen.getByLabelText('原因'), { key: 'Escape' });
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 0]);
  });
});
