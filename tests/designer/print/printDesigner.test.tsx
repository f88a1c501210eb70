import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, type Mock, vi } from 'vitest';
import { PrintDesigner } from '../../../designer/print/dialog/PrintDesigner.tsx';
import { answered } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import type { PrintDesignCalls } from '../../../runtime/data/PrintDesignCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/formulas/registerLanguages.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { show, worldOf } from '../../forms/harness.tsx';
import { orderDocument } from '../../model/orderDocument.ts';

const empty: PrintSchema = {
  ...{ format: 1, print: 'ordersPrint', table: 'Orders', title: '订货单', paper: { size: 'A5' } },
  ...{ header: [], body: [], footer: [] },
};

/** Opens the designer of a new template; the server finds these issues. */
const open = async (issues: readonly Issue[] = []) => {
  const check = vi.fn<PrintDesignCalls['check']>(async () => answered({ issues }));
  const publish = vi.fn<PrintDesignCalls['publish']>(async () => answered(undefined));
  const codes = vi.fn<PrintDesignCalls['codes']>(async ({ codes: asked }) =>
    answered({ codes: asked.map(() => [[0, 0, 0.5, 1]] as const) }),
  );
  const prints = { check, publish, codes, versions: async () => answered([]) };
  const world = worldOf({ data: { designs: async () => ({ prints }) as unknown as DesignCalls } });
  const schemas = { document: async () => answered(orderDocument) } as unknown as App['schemas'];
  const onPublished = vi.fn();
  show(
    { ...world.app, schemas },
    <PrintDesigner
      designed={{ name: 'ordersPrint', version: 0, schema: empty, isNew: true }}
      offered={{ catalogs: [{ code: 'sales', title: '销售单据' }], roles: ['仓库'] }}
      onPublished={onPublished}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('tree');
  return { ...world, check, publish, codes, onPublished };
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const part = (name: RegExp): HTMLElement => screen.getByRole('treeitem', { name });
const paper = (): HTMLElement => screen.getByRole('group', { name: '第1页，共1页' });
/** The body that the server was asked about last. */
const lastOf = ({ mock }: Mock<PrintDesignCalls['check']>): unknown => mock.calls.at(-1)?.[0].patch.body;

describe('the designer of print templates', () => {
  it('puts blocks where the selection is, draws them, and undoes', async () => {
    const { codes } = await open();
    fireEvent.click(part(/^页眉/));
    press('文字');
    fireEvent.change(screen.getByLabelText(/文字或公式/), { target: { value: '订 货 单' } });
    expect(paper().textContent).toContain('订 货 单');
    press('条码');
    await waitFor(() => expect(codes).toHaveBeenCalled());
    expect(part(/^条码/).getAttribute('aria-posinset')).toBe('2');
    fireEvent.keyDown(part(/^条码/), { key: 'ArrowUp', altKey: true });
    expect(part(/^条码/).getAttribute('aria-posinset')).toBe('1');
    fireEvent.keyDown(part(/^条码/), { key: 'Delete' });
    expect(screen.queryByRole('treeitem', { name: /^条码/ })).toBeNull();
    press('撤销');
    expect(part(/^条码/)).toBeDefined();
  });

  it('refuses a table of rows outside the body, and makes one of the fields of the rows', async () => {
    const { said } = await open();
    fireEvent.click(part(/^页脚/));
    press('明细表格');
    expect(said.error.join()).toContain('只能直接放在正文里');
    fireEvent.click(screen.getByRole('tab', { name: '订单明细' }));
    fireEvent.click(screen.getByRole('button', { name: /^产品/ }));
    fireEvent.click(screen.getByRole('button', { name: /^件数/ }));
    const border = screen.getByRole('slider', { name: '第2列的宽度' });
    const before = Number(border.getAttribute('aria-valuenow'));
    fireEvent.keyDown(border, { key: 'ArrowRight' });
    const after = Number(screen.getByRole('slider', { name: '第2列的宽度' }).getAttribute('aria-valuenow'));
    expect(after - before).toBeCloseTo(0.1, 5);
    expect(paper().textContent).toContain('合计');
  });

  it('leads from a mistake that the server found to its block and its control', async () => {
    const wrong: Issue = {
      path: '/body/0/value',
      rule: 'form.custom',
      params: { text: '没有这个字段' },
      severity: 'error',
    };
    const { check, publish } = await open([wrong]);
    press('文字');
    await waitFor(() => expect(check).toHaveBeenCalled());
    const problem = await screen.findByRole('button', { name: /没有这个字段/ });
    fireEvent.click(part(/^正文/));
    fireEvent.click(problem);
    expect(part(/^文字/).getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('region', { name: '属性' })).getByText('没有这个字段')).toBeDefined();
    press('发布');
    expect(publish).not.toHaveBeenCalled();
  });

  it('publishes the template as it is drawn', async () => {
    const { check, publish, onPublished } = await open();
    press('横线');
    await waitFor(() => expect(lastOf(check)).toEqual([{ kind: 'line' }]));
    press('发布');
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '确认发布' })));
    expect(publish).toHaveBeenCalledWith({
      changes: [
        { kind: 'print', name: 'ordersPrint', over: 0, patch: { ...empty, body: [{ kind: 'line' }] } },
      ],
      grants: [],
    });
    await waitFor(() => expect(onPublished).toHaveBeenCalled());
  });
});
