import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PieceNotice } from '../../renderers/shell/PieceNotice.tsx';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../runtime/host/NodeBoundary.tsx';
import { RouteBoundary } from '../../runtime/host/RouteBoundary.tsx';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { holdUnsaved, unsavedWork } from '../../runtime/store/unsavedWork.ts';

const reloads = vi.fn();
vi.stubGlobal('location', { ...window.location, reload: reloads, assign: reloads });
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const said = { success: [] as string[], error: [] as string[] };
const core = {
  app: { locale: 'zh' },
  notify: {
    success: (words: string) => said.success.push(words),
    error: (words: string) => said.error.push(words),
  },
} as unknown as Core;

const holds: (() => void)[] = [];
afterEach(() => {
  for (const stop of holds.splice(0)) stop();
  reloads.mockClear();
  said.error.length = 0;
});

/** A lazy part whose download fails this often, beside a field in use. */
function opened(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>piece</p>;
  });
  const Piece = lazyPiece('piece', load);
  const keep = new Map<string, string>();
  const boundary = (children: ReactNode) => (
    <RouteBoundary
      keep={{
        getItem: (name) => keep.get(name) ?? null,
        setItem: (name, value) => void keep.set(name, value),
        removeItem: (name) => void keep.delete(name),
      }}
      reload={reloads}
      isUnsaved={() => unsavedWork().length > 0}
      fallback={(message, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    >
      {children}
    </RouteBoundary>
  );
  const drawn = render(
    <CoreContext.Provider value={core}>
      {boundary(
        <>
          <input aria-label="备注" />
          <Suspense>
            <Piece />
          </Suspense>
        </>,
      )}
      <PieceNotice />
    </CoreContext.Provider>,
  );
  return { load, drawn };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const typed = () => screen.getByLabelText<HTMLInputElement>('备注').value;
const type = () => fireEvent.change(screen.getByLabelText('备注'), { target: { value: '加急' } });

describe('a piece of code that cannot be loaded', () => {
  it('takes nothing else with it, leaves nothing, and comes when it is asked for again', async () => {
    const { load } = opened(2);
    type();
    await screen.findByRole('alert');
    expect(typed()).toBe('加急');
    await press('重试');
    expect(load).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('重试');
    expect(await screen.findByText('piece')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toBe('加急');
    expect(reloads).not.toHaveBeenCalled();
  });

  it('offers to reload where nothing is unsaved, and does it once, when asked', async () => {
    opened(1);
    await screen.findByRole('alert');
    expect(reloads).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '保存后刷新' })).toBeNull();
    await press('刷新页面');
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('offers saving first and a copy where something is unsaved; a save that is refused keeps the page', async () => {
    let isUnsaved = true;
    const answers = [false, true];
    const save = vi.fn(async () => {
      const isSaved = answers.shift() ?? true;
      isUnsaved = !isSaved;
      return isSaved;
    });
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } });
    holds.push(holdUnsaved({ unsaved: () => isUnsaved, save, text: () => '备注\t加急' }));
    opened(1);
    expect((await screen.findByRole('alert')).textContent).toContain('您填写的内容还在');
    expect(screen.queryByRole('button', { name: '刷新页面' })).toBeNull();
    await press('复制填写的内容');
    expect(writeText).toHaveBeenCalledWith('备注\t加急');
    await press('保存后刷新');
    expect(reloads).not.toHaveBeenCalled();
    expect(said.error).toEqual(['还有内容没有保存，页面没有刷新']);
    await press('保存后刷新');
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('in a boundary of its own is asked for again when that is drawn again', async () => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch');
      return () => <p>piece</p>;
    });
    const Piece = lazyPiece('piece', load, 'boundary');
    render(
      <NodeBoundary
        fallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {error.name}
          </button>
        )}
      >
        <Suspense>
          <Piece />
        </Suspense>
      </NodeBoundary>,
    );
    await screen.findByRole('button', { name: 'ChunkLoadError' });
    await press('ChunkLoadError');
    expect(await screen.findByText('piece')).toBeTruthy();
  });
});

describe('an error nothing else caught', () => {
  const Thrower = ({ broken }: { readonly broken: boolean }): ReactNode => {
    if (broken) throw new Error('kaputt');
    return <p>whole</p>;
  };
  const draw = (broken: boolean) => (
    <RouteBoundary
      keep={{ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }}
      reload={reloads}
      isUnsaved={() => unsavedWork().length > 0}
      fallback={(message, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    >
      <Thrower broken={broken} />
    </RouteBoundary>
  );

  it('reloads while nothing is unsaved', () => {
    render(draw(true));
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('stays while something is unsaved, and offers to draw again', async () => {
    holds.push(holdUnsaved({ unsaved: () => true }));
    const drawn = render(draw(true));
    expect(reloads).not.toHaveBeenCalled();
    drawn.rerender(draw(false));
    await press('kaputt');
    expect(screen.getByText('whole')).toBeTruthy();
  });

  it('no code of ours leaves the page while something is unsaved', () => {
    holds.push(holdUnsaved({ unsaved: () => true }));
    expect([reloadPage(), reloadPage('/')]).toEqual([false, false]);
    expect(reloads).not.toHaveBeenCalled();
  });
});
