import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { DictionaryStore } from '../../runtime/store/choices/DictionaryStore.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { documentOf, press, show, tableOf, worldOf } from './harness.tsx';

const options: readonly Option[] = [{ key: 'PCS', value: '件' }];
const choice = { type: 'select', columnType: 'string', dataKey: 'unit', editRowNo: 1 } as const;
const doc = documentOf(
  tableOf([
    { field: 'Kind', title: '类别', type: 'text', editRowNo: 1 },
    { field: 'Unit', title: '单位', ...choice },
    { field: 'Store', title: '仓库', ...choice, dependsOn: [{ field: 'Kind' }] },
    { field: 'Person', title: '人员', ...choice, remote: true },
  ]),
);

/** A box of a record, beside a server that answers nothing until it is back. */
function lost() {
  const net = { isThere: false };
  /** Calls that had no answer. */
  const failures = new Set<string>();
  const connection = new ConnectionStore();
  const answer = async <T,>(call: string, data: T): Promise<Answer<T>> => {
    if (net.isThere) return answered(data);
    failures.add(call);
    return failed('network', '网络连接失败');
  };
  const entries = [{ dicNo: 'unit', dicName: '单位', data: options }];
  const row = { Order_Id: 7, Kind: '甲', Unit: 'PCS', Store: 'PCS', Person: 'PCS', Version: 1 };
  const data: Partial<DataSource> = {
    page: () => answer('page', { rows: [row], total: 1, summary: {}, ignored: [] }),
    dictionaries: () => answer('dictionaries', entries),
    dictionaryLabels: () => answer('dictionaryLabels', entries),
    searchDictionary: () => answer('searchDictionary', options),
    choices: () => answer('choices', options),
  };
  const { app } = worldOf({ data });
  const dictionaries = new DictionaryStore(app.data);
  Object.assign(app, { dictionaries });
  const box = new EditBoxStore(app, doc);
  show(app, <EditBox box={box} />, connection);
  const end = connection.shows({ readAt: () => undefined, reload: dictionaries.retry });
  connection.lose(1);
  return {
    box,
    failures,
    end,
    setThere: (isThere: boolean) => {
      net.isThere = isThere;
    },
    /** The server answers again, and the connection tells who waits for it. */
    back: () =>
      act(async () => {
        net.isThere = true;
        connection.found();
      }),
  };
}

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('a box without a connection', () => {
  it('says why the record is not there, opens it on request, and by itself when the connection is back', async () => {
    const { box, back, setThere, end } = lost();
    await act(() => box.open('Edit', 7));
    expect(screen.getByRole('alert').textContent).toContain('网络连接失败');
    await press('重试');
    expect(box.phase).toBe('failed');
    setThere(true);
    await press('重试');
    expect([box.phase, box.main.value('Kind')]).toEqual(['ready', '甲']);
    setThere(false);
    await act(() => box.open('Edit', 7));
    expect(box.phase).toBe('failed');
    await back();
    await waitFor(() => expect(box.phase).toBe('ready'));
    end();
  });

  it.each([
    ['单位', 'dictionaries'],
    ['仓库', 'choices'],
    ['人员', 'searchDictionary'],
  ])('loads the options of %s when it is back', async (label, call) => {
    const { box, failures, back, end } = lost();
    await act(() => box.open('Add', undefined));
    act(() => {
      box.main.cell('Kind').set('乙');
      for (const field of ['Unit', 'Store', 'Person']) box.main.cell(field).set('PCS');
    });
    const input = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.click(input);
    await waitFor(() => expect(failures).toContain(call));
    expect(screen.queryAllByRole('option').map((one) => one.textContent)).not.toContain('件');
    await back();
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['件']));
    end();
  });
});
