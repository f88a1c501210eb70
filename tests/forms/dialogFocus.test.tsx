import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { failed } from '../../runtime/data/Answer.ts';
import { AppContext } from '../../runtime/host/AppContext.ts';
import '../../runtime/model/explain/allMessages.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

/** A dialog with replaceable content; returns a function that replaces it. */
function open(first: ReactNode): (next: ReactNode) => void {
  let change: (next: ReactNode) => void = () => undefined;
  const Box = () => {
    const [content, setContent] = useState<ReactNode>(first);
    change = setContent;
    return (
      <Dialog title="单据" onClose={() => undefined}>
        {content}
      </Dialog>
    );
  };
  render(
    <AppContext.Provider value={worldOf().app}>
      <Box />
    </AppContext.Provider>,
  );
  return (next) => act(() => change(next));
}

const named = () => {
  const here = document.activeElement;
  return here === document.body
    ? 'the page'
    : (here?.getAttribute('aria-label') ?? here?.getAttribute('role'));
};
const field = (name: string, key: string, disabled = false) => (
  <div data-field={name} key={key}>
    <input aria-label={name} disabled={disabled} />
  </div>
);
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

describe('the focus after a dialog', () => {
  const opened = async (before: 'a button' | 'nothing') => {
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      // A key opens the dialog, whatever has the focus.
      useLayoutEffect(() => {
        const onKey = () => setOpen(true);
        document.addEventListener('jig-open', onKey);
        return () => document.removeEventListener('jig-open', onKey);
      }, []);
      return (
        <main>
          <button type="button">新建</button>
          {/* biome-ignore lint/a11y/useSemanticElements: what the grid's mirror is */}
          <div role="grid" aria-label="销售订单" tabIndex={0} />
          {isOpen ? (
            <Dialog onClose={() => setOpen(false)}>
              <button type="button" onClick={() => setOpen(false)}>
                好
              </button>
            </Dialog>
          ) : null}
        </main>
      );
    };
    render(
      <AppContext.Provider value={worldOf().app}>
        <Page />
      </AppContext.Provider>,
    );
    if (before === 'a button') act(() => screen.getByText('新建').focus());
    act(() => void document.dispatchEvent(new Event('jig-open')));
    fireEvent.click(screen.getByText('好'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return document.activeElement;
  };

  it('is where it was, and on the grid of the page when nothing had it', async () => {
    expect((await opened('a button'))?.textContent).toBe('新建');
    act(() => (document.activeElement as HTMLElement).blur());
    cleanup();
    expect((await opened('nothing'))?.getAttribute('aria-label')).toBe('销售订单');
  });
});

describe('the focus stays in a dialog', () => {
  it('from the first paint, so that a quick Escape reaches it', () => {
    let atPaint: string | null | undefined;
    const Page = () => {
      // Runs after the effects of the dialog that come before the paint.
      useLayoutEffect(() => {
        atPaint = named();
      }, []);
      return <Dialog onClose={() => undefined}>单据</Dialog>;
    };
    render(
      <AppContext.Provider value={worldOf().app}>
        <Page />
      </AppContext.Provider>,
    );
    expect(atPaint).toBe('dialog');
  });

  it('and returns to where it was, also when a piece of the dialog loaded late', async () => {
    let load = (): void => undefined;
    const loaded = new Promise<{ default: () => ReactNode }>((done) => {
      load = () => done({ default: () => <p>单据</p> });
    });
    const Late = lazy(() => loaded);
    let change: (step: 'closed' | 'open' | 'late') => void = () => undefined;
    const Page = () => {
      const [step, setStep] = useState<'closed' | 'open' | 'late'>('closed');
      change = setStep;
      return (
        <Suspense>
          <button type="button" aria-label="新建" />
          {step === 'closed' ? null : (
            <Dialog onClose={() => undefined}>{step === 'late' ? <Late /> : '单据'}</Dialog>
          )}
        </Suspense>
      );
    };
    render(
      <AppContext.Provider value={worldOf().app}>
        <Page />
      </AppContext.Provider>,
    );
    focus('新建');
    act(() => change('open'));
    act(() => change('late'));
    await act(async () => load());
    expect(screen.getByText('单据')).toBeTruthy();
    act(() => change('closed'));
    expect(named()).toBe('新建');
  });

  it.each<readonly [string, ReactNode, string]>([
    ['the same field drawn anew', [field('Name', 'new'), field('Code', 'code')], 'Name'],
    ['a field that is locked now: the dialog itself', [field('Name', 'old', true)], 'dialog'],
    ['another content altogether: the dialog itself', <p key="p">正在保存</p>, 'dialog'],
  ])('%s', async (_name, next, expected) => {
    const draw = open([field('Name', 'old'), field('Code', 'code')]);
    focus('Name');
    draw(next);
    await waitFor(() => expect(named()).toBe(expected));
  });

  it('with what is left near the control that went', async () => {
    const rows = (names: readonly string[]) => (
      <section>
        {names.map((name) => (
          <button key={name} type="button" aria-label={name} />
        ))}
      </section>
    );
    const draw = open([field('Code', 'code'), rows(['第一行', '第二行'])]);
    focus('第二行');
    draw([field('Code', 'code'), rows(['第一行'])]);
    await waitFor(() => expect(named()).toBe('第一行'));
  });

  it('with the one below when the dialog above goes together with what opened it', async () => {
    const above = (
      <Dialog key="above" title="选择" onClose={() => undefined}>
        <input aria-label="查找" />
      </Dialog>
    );
    const opener = <button key="opener" type="button" aria-label="选择产品" />;
    const draw = open([field('Code', 'code'), opener]);
    focus('选择产品');
    draw([field('Code', 'code'), opener, above]);
    focus('查找');
    draw([field('Code', 'code')]);
    await waitFor(() => expect(named()).toBe('Code'));
  });

  it('and is left alone where it belongs to something else', async () => {
    const draw = open([field('Name', 'old')]);
    const outside = document.body.appendChild(document.createElement('button'));
    outside.setAttribute('aria-label', '外面');
    act(() => outside.focus());
    draw([field('Name', 'new')]);
    await act(async () => new Promise(requestAnimationFrame));
    expect(named()).toBe('外面');
    outside.remove();
  });
});

describe('the focus stays in an edit box', () => {
  const doc = documentOf(
    tableOf([{ field: 'Customer', title: '客户', type: 'text', required: true, editRowNo: 1 }], {
      details: ['Line'],
    }),
    tableOf([{ field: 'Qty', title: '数量', type: 'decimal', required: true, min: 1, editRowNo: 1 }], {
      table: 'Line',
      cnName: '明细',
    }),
  );
  const opened = async () => {
    const world = worldOf({
      rows: [{ Order_Id: 7, Customer: '甲', Version: 3 }],
      detailRows: { Line: [{ Line_Id: 70, Order_Id: 7, Qty: 2, Version: 1 }] },
    });
    const box = new EditBoxStore(world.app, doc);
    show(world.app, <EditBox box={box} />);
    await act(async () => box.open('Edit', 7));
    return { ...world, box };
  };
  type Opened = Awaited<ReturnType<typeof opened>>;
  const editRow = async (): Promise<void> => {
    const row = document.querySelector<HTMLElement>('tbody tr');
    await act(async () => row?.click());
    focus('数量');
  };
  const refuse = (world: Opened, code: string) =>
    world.update.mockImplementationOnce(async () => failed(code, '没有保存'));

  it.each<readonly [string, (world: Opened) => Promise<unknown>]>([
    ['opened', async () => undefined],
    ['saved from a detail row', async ({ box }) => act(() => box.save())],
    [
      'refused by its own check',
      async ({ box }) => {
        type('数量', '');
        await act(() => box.save());
      },
    ],
    [
      'refused by the server',
      async (world) => {
        refuse(world, '422');
        await act(() => world.box.save());
      },
    ],
    [
      'in conflict',
      async (world) => {
        refuse(world, '409');
        await act(() => world.box.save());
      },
    ],
    [
      'without network',
      async (world) => {
        refuse(world, 'network');
        await act(() => world.box.save());
      },
    ],
    ['with a row added', () => press('新增行')],
    [
      'with its row deleted',
      async () => {
        await act(async () => screen.getByLabelText('select 70').click());
        await press('删除行');
      },
    ],
    ['read again', async ({ box }) => act(() => box.reload())],
    ['turned to deciding', async ({ box }) => act(async () => box.deciding.begin())],
    [
      'and back',
      async ({ box }) => {
        await act(async () => box.deciding.begin());
        await act(() => box.deciding.close());
      },
    ],
  ])('%s', async (_state, reach) => {
    const world = await opened();
    await editRow();
    await reach(world);
    await waitFor(() => expect(named()).not.toBe('the page'));
    const here = document.activeElement;
    expect(screen.getByRole('dialog').contains(here)).toBe(true);
    expect(here?.matches('input, textarea, button, [tabindex]')).toBe(true);
    world.box.leave();
  });
});

describe('a dialog that only informs', () => {
  const show = (informs: boolean) => {
    const close = vi.fn();
    render(
      <AppContext.Provider value={worldOf().app}>
        <Dialog title="键盘快捷键" informs={informs} footer={<b>foot</b>} onClose={close}>
          <p>text</p>
        </Dialog>
      </AppContext.Provider>,
    );
    return close;
  };

  it('is closed by Escape and by an X', () => {
    const close = show(true);
    fireEvent.keyDown(screen.getByText('text'), { key: 'Escape' });
    fireEvent.click(screen.getByTitle('关闭'));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('unlike one that something is entered into', () => {
    const close = show(false);
    fireEvent.keyDown(screen.getByText('text'), { key: 'Escape' });
    expect([close.mock.calls.length, screen.queryByTitle('关闭')]).toEqual([0, null]);
  });
});
