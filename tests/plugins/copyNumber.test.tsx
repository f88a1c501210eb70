import { afterEach, expect, it, vi } from 'vitest';
import { copyNumberModel } from '../../docs/recipes/copy-number/model.ts';
import { copyNumberPlugin } from '../../docs/recipes/copy-number/plugin.ts';
import { allActions } from '../../renderers/actions/allActions.ts';
import { pressAction } from '../../renderers/actions/pressAction.ts';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import type { ListAction } from '../../runtime/ListAction.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { world } from './world.tsx';

const { app } = world(copyNumberPlugin);
const plugged = copyNumberPlugin.listActions as readonly ListAction[];

/** A list page with this selection, whose user may press these actions. */
const pageOf = (rows: readonly Row[], granted: readonly string[]): PageStore =>
  ({
    page: { actions: ['Add', 'CopyNumber'] },
    doc: { main: { nameField: 'OrderCode', transitions: [] } },
    list: { selected: new Set(rows), selectedRows: rows },
    may: (right: string) => granted.includes(right),
  }) as unknown as PageStore;

const names = (page: PageStore) => actionsOf(page, plugged).map(({ action }) => action);

afterEach(() => vi.unstubAllGlobals());

it('stands in the toolbar of a page that names it, for users who hold its permission', () => {
  expect(names(pageOf([], ['Add', 'CopyNumber']))).toEqual(['Add', 'CopyNumber']);
  expect(names(pageOf([], ['Add']))).toEqual(['Add']);
});

it('copies the numbers of the selected rows and says how many', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (copied: string) => void written.push(copied) },
  });
  const success = vi.fn();
  const [action] = plugged;
  if (action === undefined) throw new Error('no action');
  const page = pageOf([{ OrderCode: 'XSDD-1' }, { OrderCode: 'XSDD-2' }], []);
  pressAction({ ...app, notify: { ...app.notify, success } }, page, action);
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith('已复制 2 个单号'));
  expect(written).toEqual(['XSDD-1\nXSDD-2']);
});

it('refuses a press without a selection, in words of its own', () => {
  const error = vi.fn();
  const [action] = plugged;
  if (action === undefined) throw new Error('no action');
  pressAction({ ...app, notify: { ...app.notify, error } }, pageOf([], []), action);
  expect(error).toHaveBeenCalledWith('请选择要复制单号的行');
});

it('replaces a built-in button of its name', () => {
  const [action] = plugged as readonly [ListAction];
  const mine = { ...action, action: 'Export' };
  expect(allActions([mine]).filter((one) => one.action === 'Export')).toEqual([mine]);
});

it('has its texts in both languages', () => {
  for (const key of Object.keys(copyNumberModel.messages ?? {}) as `plugin.${string}`[]) {
    expect(text(key, 'zh')).not.toBe(key);
    expect(text(key, 'en')).not.toBe(text(key, 'zh'));
  }
});
