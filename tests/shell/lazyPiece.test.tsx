import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PieceNotice } from '../../renderers/shell/PieceNotice.tsx';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { isPieceMissing, retryPieces } from '../../runtime/host/failedPieces.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../runtime/host/NodeBoundary.tsx';
import { RouteBoundary } from '../../runtime/host/RouteBoundary.tsx';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { watchNewVersion } from '../../runtime/host/watchNewVersion.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { holdUnsaved, unsavedWork } from '../../runtime/store/drafts/unsavedWork.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';

const reloads = vi.fn();
vi.stubGlobal('location', { ...window.location, reload: reloads, assign: reloads });
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** The page the server sends. */
let page = '';
vi.stubGlobal('fetch', async () => new Response(page));

const said = { success: [] as string[], error: [] as string[] };
const connection = new ConnectionStore();
const core = {
  app: { locale: 'zh' },
  connection,
  notify: {
    success: (words: string) => said.success.push(words),
    error: (words: string) => said.error.push(words),
  },
} as unknown as Core;

const holds: (() => void)[] = [];
// Quick test files share globals; others read the location when they load.
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  // A page has this code before it needs it.
  await import('../../renderers/shell/MissingPieces.tsx');
});
beforeEach(() => {
  vi.useFakeTimers();
  logged.mockClear();
  page = '';
});
afterEach(() => {
  vi.useRealTimers();
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
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {String(error instanceof Error ? error.message : error)}
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

/** Long enough for the tries of one download. */
const tried = async () => {
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  // The notice's own code.
  await act(() => vi.dynamicImportSettled());
};
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await tried();
};
const typed = () => screen.getByLabelText<HTMLInputElement>('备注').value;
const type = () => fireEvent.change(screen.getByLabelText('备注'), { target: { value: '加急' } });

describe('a piece of code that cannot be loaded', () => {
  it('takes nothing else with it, leaves nothing, and comes when it is asked for again', async () => {
    const { load } = opened(6);
    type();
    await tried();
    screen.getByRole('alert');
    expect(typed()).toBe('加急');
    await press('重试');
    expect(load).toHaveBeenCalledTimes(6);
    expect(screen.getByRole('alert')).toBeTruthy();
    await press('重试');
    expect(screen.getByText('piece')).toBeTruthy();
    expect(logged).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toBe('加急');
    expect(reloads).not.toHaveBeenCalled();
  });

  it('offers to reload where nothing is unsaved, and does it once, when asked', async () => {
    opened(3);
    await tried();
    screen.getByRole('alert');
    expect(reloads).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '保存后刷新' })).toBeNull();
    await press('重新加载');
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
    opened(3);
    await tried();
    expect(screen.getByRole('alert').textContent).toContain('您填写的内容还在');
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
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
      if (load.mock.calls.length <= 3) throw new TypeError('Failed to fetch');
      return () => <p>piece</p>;
    });
    const Piece = lazyPiece('piece', load, { saidBy: 'boundary' });
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
    await tried();
    await press('ChunkLoadError');
    expect(screen.getByText('piece')).toBeTruthy();
    expect(logged).not.toHaveBeenCalled();
  });

  it('is tried again twice before anything is said', async () => {
    const { load } = opened(2);
    await tried();
    expect(screen.getByText('piece')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('comes by itself when the connection is back', async () => {
    opened(3);
    await tried();
    await act(async () => connection.lose(Date.now()));
    await act(async () => connection.heard(true));
    expect(screen.getByText('piece')).toBeTruthy();
  });

  it('of another version says so and offers only to reload', async () => {
    page = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
    opened(3);
    await tried();
    expect(screen.getByRole('alert').textContent).toContain('新版本');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await press('重新加载');
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});

describe('code that an action loads', () => {
  const Page = () => (
    <CoreContext.Provider value={core}>
      <input aria-label="备注" />
      <PieceNotice />
    </CoreContext.Provider>
  );
  const fails = async (target: EventTarget) => {
    await act(async () => void target.dispatchEvent(new Event('vite:preloadError')));
    await tried();
  };

  it('and that is gone with its version says so and offers to reload, after saving; what is typed stays', async () => {
    const target = new EventTarget();
    const answers = [false, true];
    holds.push(watchNewVersion(target, async () => answers.shift() ?? true));
    render(<Page />);
    type();
    let isUnsaved = true;
    holds.push(
      holdUnsaved({
        unsaved: () => isUnsaved,
        save: async () => {
          isUnsaved = false;
          return true;
        },
      }),
    );
    page = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
    // The network is away: another message says so.
    await fails(target);
    expect(screen.queryByRole('alert')).toBeNull();
    await fails(target);
    expect(screen.getByRole('alert').textContent).toContain('新版本');
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
    expect(typed()).toBe('加急');
    await press('保存后刷新');
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});

describe('the looks of fields', () => {
  const Drawn = ({ renderers }: { readonly renderers: RendererRegistry }) => (
    <p>{useRenderersReady(renderers) ? 'drawn' : 'waits'}</p>
  );

  it('that could not be loaded leave the page, and come when they are asked for again', async () => {
    let isThere = false;
    const renderers = new RendererRegistry([], async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return [];
    });
    render(<Drawn renderers={renderers} />);
    await tried();
    expect([screen.getByText('waits').tagName, isPieceMissing()]).toEqual(['P', true]);
    isThere = true;
    await act(async () => retryPieces());
    expect([screen.getByText('drawn').tagName, isPieceMissing()]).toEqual(['P', false]);
    expect(logged).not.toHaveBeenCalled();
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
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {String(error instanceof Error ? error.message : error)}
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
