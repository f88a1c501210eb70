import { describe, expect, it } from 'vitest';
import type { Answer } from '../../runtime/data/Answer.ts';
import type { ImportOutcome, ImportRequest, WorkbookCalls } from '../../runtime/data/WorkbookCalls.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { ImportStore } from '../../runtime/store/page/ImportStore.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

const good: ImportOutcome = {
  accepted: true,
  message: '导入成功，共1行',
  total: 1,
  imported: 1,
  failed: 0,
  errors: [],
  errorCount: 0,
  reportUrl: undefined,
  batch: 'b1',
};
const lost: Answer<ImportOutcome> = { ok: false, failure: { code: 'network', message: '网络连接失败' } };

const world = (...answers: Answer<ImportOutcome>[]) => {
  const sent: ImportRequest[] = [];
  const panels: string[] = [];
  const calls = {
    importFile: async (_table: string, request: ImportRequest) => {
      sent.push(request);
      return answers[sent.length - 1] ?? lost;
    },
    undoImport: async () => ({ ok: true, data: undefined, message: '已撤销导入，删除1条数据' }) as const,
  };
  const app = {
    data: { workbooks: async () => calls as unknown as WorkbookCalls },
    notify: {
      announce: () => undefined,
      success: () => undefined,
      error: () => undefined,
      confirm: async () => true,
    },
    t: (key: string) => key,
  };
  const page = {
    doc: { main: { table: 'Customer' } },
    openPanel: (type: string) => void panels.push(type),
    refresh: async () => undefined,
  };
  const store = new ImportStore(app as unknown as App, page as unknown as PageStore);
  return { store, sent, panels };
};

const file = (name = '客户.xlsx', bytes = 'x'): File => new File([bytes], name);

describe('the import of a page', () => {
  it('takes workbooks only, and says why not', () => {
    const { store } = world();
    store.choose(file('客户.pdf'));
    expect([store.file, store.problem]).toEqual([undefined, 'import.onlyExcel']);
    store.choose(file('客户.csv', ''));
    expect([store.file, store.problem]).toEqual([undefined, 'import.emptyFile']);
    store.choose(file('客户.XLS'));
    expect([store.file?.name, store.problem]).toEqual(['客户.XLS', undefined]);
  });

  it('asks for a file when there is none, and sends nothing', async () => {
    const { store, sent } = world();
    await store.import();
    expect([store.problem, sent.length]).toEqual(['import.noFile', 0]);
    store.choose(file());
    expect(store.problem).toBeUndefined();
  });

  it('sends the same file again under the same id when no answer came, so that it is stored once', async () => {
    const { store, sent } = world(lost, { ok: true, data: good, message: good.message }, lost);
    store.choose(file());
    await store.import();
    expect(store.problem).toBe('网络连接失败');
    await store.import();
    expect(sent[1]?.id).toBe(sent[0]?.id);
    store.choose(file());
    await store.import();
    expect(sent[2]?.id).not.toBe(sent[0]?.id);
  });

  it('leaves its result in the page, and can be taken back once', async () => {
    const { store, panels } = world({ ok: true, data: good, message: good.message });
    store.choose(file());
    await store.import();
    expect([panels, store.batch]).toEqual([['importResult'], 'b1']);
    await store.undo();
    expect([store.undone, store.batch]).toEqual([true, undefined]);
  });

  it('a check that passes stores nothing and leaves nothing to take back', async () => {
    const { store, sent, panels } = world({
      ok: true,
      data: { ...good, batch: undefined },
      message: '检查通过',
    });
    store.choose(file());
    await store.check();
    expect([sent[0]?.dryRun, panels, store.batch]).toEqual([true, [], undefined]);
  });
});
