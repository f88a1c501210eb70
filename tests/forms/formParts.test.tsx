import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, worldOf } from './harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('./GridStub.tsx'));

const text = (field: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  field,
  title: field,
  type: 'text',
  editRowNo: 1,
  ...more,
});

const fields = [
  text('名称', { required: true }),
  text('单价', { tab: '金额' }),
  text('币别', { tab: '金额', section: '汇率', required: true }),
  text('地址', { tab: '交货', section: '收货', required: true }),
  text('城市', { tab: '交货', section: '收货', required: true }),
  text('发票', { tab: '开票', visibleWhen: { '==': [{ var: '名称' }, '票'] } }),
  text('抬头', { section: '票据', visibleWhen: { '==': [{ var: '名称' }, '票'] } }),
];

async function open(folded: readonly string[] = []) {
  const made = worldOf();
  const box = new EditBoxStore(made.app, documentOf(tableOf(fields, { form: { folded } })));
  show(made.app, <EditBox box={box} />);
  await act(() => box.open('Add'));
  return box;
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const isShown = (label: string) => screen.getByLabelText(label).closest('[hidden]') === null;
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('a form with tabs and sections', () => {
  it('shows one tab at a time, which the arrow keys walk round', async () => {
    await open();
    expect(tabs()).toEqual(['金额', '交货']);
    expect([isShown('名称'), isShown('单价'), isShown('地址')]).toEqual([true, true, false]);
    const list = screen.getByRole('tablist', { name: '表单选项卡' });
    fireEvent.keyDown(list, { key: 'ArrowLeft' });
    expect(chosen()).toBe('交货');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    expect([isShown('单价'), isShown('地址')]).toEqual([false, true]);
    fireEvent.keyDown(list, { key: 'Home' });
    expect(chosen()).toBe('金额');
    expect(screen.getByRole('tabpanel', { name: '金额' }).contains(screen.getByLabelText('单价'))).toBe(true);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
  });

  it('leaves out tabs and sections of which the record shows no field', async () => {
    const box = await open();
    expect(screen.queryByRole('button', { name: '票据' })).toBeNull();
    act(() => box.main.cell('名称').set('票'));
    expect(tabs()).toEqual(['金额', '交货', '开票']);
    expect(screen.getByRole('button', { name: '票据' })).toBeTruthy();
  });

  it('folds a section, at first those that the table names', async () => {
    await open(['收货']);
    const section = screen.getByRole('button', { name: '收货', hidden: true });
    expect(section.getAttribute('aria-expanded')).toBe('false');
    await press('汇率');
    expect(isShown('币别')).toBe(false);
    await press('汇率');
    expect(isShown('币别')).toBe(true);
  });

  it('a refused save counts the mistakes on the tabs and opens the first one', async () => {
    const box = await open(['收货', '汇率']);
    act(() => box.main.cell('名称').set('甲'));
    await act(() => box.save());
    expect(tabs()).toEqual(['金额11 处需要修改', '交货22 处需要修改']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('币别')));
    expect(isShown('币别')).toBe(true);
    await screen.findByRole('button', { name: '下一处需要修改的地方' });
    await press('下一处需要修改的地方');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('地址')));
    expect([chosen(), isShown('地址')]).toEqual(['交货22 处需要修改', true]);
    act(() => box.main.cell('地址').set('苏州'));
    expect(tabs()[1]).toBe('交货11 处需要修改');
  });

  it('begins in the tab in front, not at the first required field of another', async () => {
    const box = await open();
    act(() => box.main.cell('名称').set('甲'));
    act(() => box.main.cell('币别').set('CNY'));
    act(() => box.voice.focusOn(undefined));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
    expect(chosen()).toBe('金额');
  });
});
