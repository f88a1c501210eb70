import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { base64Renderer } from '../../renderers/cells/base64.ts';
import { conventionColors } from '../../renderers/cells/conventionColors.ts';
import { cellRenderers } from '../../renderers/cells/index.ts';
import { overdueRenderer } from '../../renderers/cells/overdue.ts';
import { pendingCodeRenderer } from '../../renderers/cells/pendingCode.ts';
import { progressRenderer } from '../../renderers/cells/progress.ts';
import { qrRenderer } from '../../renderers/cells/qr.ts';
import { stepsRenderer } from '../../renderers/cells/steps.ts';
import { tableLooks } from '../../renderers/cells/tableLooks.ts';
import { tagRenderer } from '../../renderers/cells/tag.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { CellLook, PictureSource, Renderer } from '../../runtime/Renderer.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { tableOf } from '../model/tableOf.ts';
import { orderTable } from './support.ts';

const field = orderTable().byName.get('Code')!;
const dark = 'var(--semi-color-text-0)';
const look = (renderer: Renderer): CellLook => renderer as CellLook;
/** A picture source without files. */
const nowhere: PictureSource = { want: () => undefined, url: () => undefined, isMissing: () => true };

describe('colours of cells', () => {
  it.each([
    [{ IsOverdue: 1 }, 'red'],
    [{ Urgent: '1' }, 'red'],
    [{ ApproveStatus: 1 }, 'red'],
    [{ IsOverdue: 0, Urgent: null, ApproveStatus: 2 }, undefined],
  ] as readonly [Row, string | undefined][])('late or urgent rows are red: %j %s #S37', (row, color) =>
    expect(look(overdueRenderer).style?.(field, row)?.color).toBe(color),
  );

  it('states of one colour have different signs, in tags, plain cells and marks', () => {
    const renderers = new RendererRegistry(cellRenderers);
    for (const [name, colors] of Object.entries(conventionColors)) {
      for (const cell of ['tag', 'status']) {
        const column = { ...field, field: name, type: 'select', cell };
        const table = { ...orderTable(), fields: [column] };
        const looks = tableLooks({ renderers, data: {} as DataSource }, table);
        const drawn = Object.keys(colors).map(
          (key) => `${colors[key]} ${looks.cellStyle({ [name]: Number(key) }, name)?.icon}`,
        );
        expect(new Set(drawn).size, `${name} as ${cell}`).toBe(drawn.length);
      }
    }
  });

  it('tags without colours of their own use five, the same for the same value #S42', () => {
    const tagOf = (Code: string) => look(tagRenderer).tag?.(field, { Code });
    const values = Array.from({ length: 200 }, (_, index) => `值${index}`);
    expect(new Set(values.map(tagOf)).size).toBe(5);
    expect(tagOf('值7')).toBe(tagOf('值7'));
    expect(tagOf('')).toBeUndefined();
  });

  it.each([
    ['AuditStatus', ['1', '0', '2', '3', '4', '5'], ['green', 'blue', 'blue', 'red', 'red', dark]],
    ['IsOrderFinish', [0, 1, 2], [dark, 'orange', 'green']],
    ['IsFinish', [0, 1], [undefined, 'green']],
    ['Status', [1, 2, 3, 4, 5], [dark, 'blue', 'green', undefined, 'orange']],
    ['Urgent', [true, false, null], ['red', undefined, undefined]],
  ] as const)(
    '%s has the colours of the convention wherever it stands #E28 #S38 #S39 #S40 #S41',
    (name, values, colors) => {
      const status = { ...field, field: name, type: 'select' };
      const looks = tableLooks(
        { renderers: new RendererRegistry(cellRenderers), data: {} as DataSource },
        { ...orderTable(), fields: [status] },
      );
      expect(values.map((value) => looks.cellStyle({ [name]: value }, name)?.color)).toEqual(colors);
    },
  );

  it('tags of a status take the colours of its name, and grey for what has none', () => {
    const tagOf = (AuditStatus: number) =>
      look(tagRenderer).tag?.({ ...field, field: 'AuditStatus' }, { AuditStatus });
    expect([1, 0, 3, 9].map(tagOf)).toEqual(['green', 'blue', 'red', 'grey']);
  });
});

describe('cells a rule of the schema marks', () => {
  const late = { and: [{ '!!': { var: 'Due' } }, { '<': [{ var: 'Due' }, { today: [] }] }] };
  const due: FieldSchema = { field: 'Due', title: '交货日期', type: 'date', alertWhen: late };
  const looks = tableLooks(
    { renderers: new RendererRegistry(cellRenderers), data: {} as DataSource },
    tableOf([due]),
    () => ({ now: '2026-03-05 10:00:00' }),
  );
  it.each([
    ['2026-03-04', 'red'],
    ['2026-03-04 00:00:00', 'red'],
    ['2026-03-05', undefined],
    ['2026-03-05 00:00:00', undefined],
    [null, undefined],
  ])('%s is %s', (Due, color) => expect(looks.cellStyle({ Due }, 'Due')?.color).toBe(color));
});

describe('bars of cells', () => {
  const rate = { ...field, field: 'Rate' };
  it.each([
    [0, '0%', 0, 'blue'],
    ['33.34', '33%', 0.3334, 'blue'],
    [29, '29%', 0.29, 'blue'],
    [99.99, '99%', 0.9999, 'blue'],
    [100, '100%', 1, 'green'],
    [120, '100%', 1, 'green'],
    [-5, '0%', 0, 'blue'],
  ] as const)('progress %s is %s over a bar #X05', (Rate, text, share, color) => {
    expect(look(progressRenderer).text?.(rate, { Rate }, 'zh')).toBe(text);
    expect(look(progressRenderer).style?.(rate, { Rate })?.bar).toEqual({
      share: expect.closeTo(share, 9),
      color,
    });
  });

  it('progress counts against the greatest value of the field, and an empty one is nothing', () => {
    expect(look(progressRenderer).text?.({ ...rate, max: 8 }, { Rate: 6 }, 'zh')).toBe('75%');
    expect(look(progressRenderer).text?.({ ...rate, max: 1 }, { Rate: 0.29 }, 'zh')).toBe('29%');
    for (const Rate of [null, '', '暂无'])
      expect(look(progressRenderer).style?.(rate, { Rate })).toBeUndefined();
  });

  it('steps say where a record stands among the options #X05', () => {
    const data = ['备料', '加工', '质检', '入库'].map((value, key) => ({ key, value }));
    const process = { ...field, data };
    expect(look(stepsRenderer).text?.(process, { Code: '1' }, 'zh')).toBe('加工 2/4');
    expect(look(stepsRenderer).style?.(process, { Code: 1 })?.bar).toEqual({ share: 0.5, color: 'blue' });
    expect(look(stepsRenderer).style?.(process, { Code: 3 })?.bar).toEqual({ share: 1, color: 'green' });
    expect(look(stepsRenderer).text?.(process, { Code: 9 }, 'zh')).toBeUndefined();
  });
});

describe('pictures of cells', () => {
  it('a QR code is drawn when it is ready, and the cell is told #X05', async () => {
    const pictures = () => look(qrRenderer).pictures?.(field, { Code: 'SO202603050001' }, nowhere);
    const seen: (readonly string[] | undefined)[] = [];
    const stop = autorun(() => void seen.push(pictures()));
    await vi.waitFor(() => expect(seen.at(-1)?.[0]).toMatch(/^data:image\/png;base64,/));
    stop();
    expect(seen[0]).toBeUndefined();
    expect(look(qrRenderer).pictures?.(field, { Code: null }, nowhere)).toBeUndefined();
    expect(look(qrRenderer).pictures?.(field, { Code: '长'.repeat(901) }, nowhere)).toBeUndefined();
  });

  it.each([
    ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
    ['data:image/jpeg;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['data:image/svg+xml;base64,PHN2Zz4=', undefined],
    ['data:text/html;base64,PHA+', undefined],
    ['/9j/"onerror=alert(1)', undefined],
    ['SO2026', undefined],
  ])('base64 %s #E17', (Code, url) =>
    expect(look(base64Renderer).pictures?.(field, { Code }, nowhere)?.[0]).toBe(url),
  );
});

describe('pictures of records in cells', () => {
  const paths = ['Upload/Tables/Base_Product/1/正面.png', 'Upload/Tables/Base_Product/2/侧面.png'];
  const Picture = paths.join(',');
  const table = tableOf([{ field: 'Picture', title: '产品图片', type: 'img', multiple: true }]);
  const world = (known: Readonly<Record<string, string>>) => {
    const asked: string[] = [];
    const files = async () => ({
      pictures: async (wanted: readonly string[]) => {
        asked.push(...wanted);
        return { ok: true, data: known } as const;
      },
    });
    const app = { renderers: new RendererRegistry(cellRenderers), data: { files } as never };
    return { asked, looks: tableLooks(app, table) };
  };

  it('are asked for once when the cell is painted, and drawn when their addresses are there #G06', async () => {
    const { asked, looks } = world({ [paths[0]!]: '/file/1?sign=a', [paths[1]!]: '/file/2?sign=b' });
    const seen: (readonly string[] | undefined)[] = [];
    const stop = autorun(() => void seen.push(looks.pictures({ Picture }, 'Picture')));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['/file/1?sign=a', '/file/2?sign=b']));
    stop();
    // Shows nothing while loading, so that no names flash.
    expect(seen[0]).toEqual([]);
    expect(asked).toEqual(paths);
  });

  it('that may not be seen leave their names, one that may stands alone, and an empty cell asks for nothing', async () => {
    const hidden = world({});
    const seen: (readonly string[] | undefined)[] = [];
    const stop = autorun(() => void seen.push(hidden.looks.pictures({ Picture }, 'Picture')));
    await vi.waitFor(() => expect(seen.at(-1)).toBeUndefined());
    stop();
    const half = world({ [paths[1]!]: '/file/2?sign=b' });
    const partly: (readonly string[] | undefined)[] = [];
    const done = autorun(() => void partly.push(half.looks.pictures({ Picture }, 'Picture')));
    await vi.waitFor(() => expect(partly.at(-1)).toEqual(['/file/2?sign=b']));
    done();
    const empty = world({});
    expect(empty.looks.pictures({ Picture: null }, 'Picture')).toBeUndefined();
    expect(empty.asked).toEqual([]);
  });
});

describe('codes of cells', () => {
  it('a document without a code shows 待生成 in its place #E27', () => {
    const textOf = (Code: string | null) => look(pendingCodeRenderer).text?.(field, { Code }, 'zh');
    expect([textOf(null), textOf('待生成'), textOf('GD202603050001')]).toEqual([
      '待生成',
      '待生成',
      undefined,
    ]);
  });
});
