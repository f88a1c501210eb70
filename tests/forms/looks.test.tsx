import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { choiceOptions } from '../../renderers/fields/choice/ChoiceOption.ts';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { isOutside } from '../../renderers/fields/isOutside.ts';
import { cellCopy, cellText } from '../../renderers/form/cellText.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import type { FieldSchema, Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

const places: readonly Option[] = [
  { key: 's', value: 'Suzhou 苏州' },
  { key: 'h', value: 'SHANGHAI 上海' },
  { key: 'n', value: '南京 South' },
];

function draw(fields: readonly FieldSchema[], initial: Row = {}) {
  const { app } = worldOf({ dictionaries: { places } });
  const form = new FormStore(tableOf(fields.map((field) => ({ editRowNo: 1, ...field }))), {
    action: 'Edit',
    initial,
  });
  return { form, ...show(app, <FormFields form={form} />) };
}

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('looks of fields', () => {
  it('a label shows its words #F11', () => {
    draw([{ field: 'L', title: '请先选择客户', type: 'label' }]);
    expect(screen.getByRole('status').textContent).toBe('请先选择客户');
  });

  it('a section line is a heading, or a bare rule without a title #F12', () => {
    draw([
      { field: 'A', title: '交货信息', type: 'line' },
      { field: 'B', title: '', type: 'line' },
    ]);
    expect(screen.getByRole('heading', { name: '交货信息' })).toBeTruthy();
    expect(screen.getAllByRole('separator')).toHaveLength(1);
  });

  it('a number is grouped until it has the focus, and copied without grouping', () => {
    const { form } = draw([{ field: 'Q', title: '数量', type: 'decimal', scale: 2 }], { Q: 1234567.8 });
    const input = screen.getByLabelText<HTMLInputElement>('数量');
    const shown = [input.value];
    fireEvent.focus(input);
    shown.push(input.value);
    fireEvent.change(input, { target: { value: '7654321' } });
    fireEvent.blur(input);
    shown.push(input.value);
    expect(shown).toEqual(['1,234,567.8', '1234567.8', '7,654,321']);
    expect(form.value('Q')).toBe(7654321);
    const { app } = worldOf();
    const table = tableOf([{ field: 'Q', title: '数量', type: 'decimal', scale: 2 }]);
    expect([cellText, cellCopy].map((text) => text(app, table, { Q: 1234.5 }, 'Q'))).toEqual([
      '1,234.50',
      '1234.50',
    ]);
  });

  it('a number is selected when its grouping goes, so that typing replaces it', () => {
    draw([{ field: 'Q', title: '数量', type: 'decimal', scale: 2 }], { Q: 2360 });
    const input = screen.getByLabelText<HTMLInputElement>('数量');
    fireEvent.focus(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['2360', 0, 4]);
  });

  it('a text and a number show their suffix #F15', () => {
    draw([
      { field: 'W', title: '重量', type: 'decimal', append: '千克' },
      { field: 'S', title: '规格', type: 'text', append: '型' },
    ]);
    expect(screen.getByText('千克')).toBeTruthy();
    expect(screen.getByText('型')).toBeTruthy();
  });

  it('rich text is 350 high, as high as its schema says (250 in designs), and 150 where it is only read #N14', async () => {
    const { container, form } = draw(
      [
        { field: 'Craft', title: '工艺说明', type: 'editor' },
        { field: 'Note', title: '备注', type: 'editor', height: 250 },
      ],
      { Craft: '<p>淬火</p>', Note: '<p>防锈</p>' },
    );
    const heights = () =>
      ['Craft', 'Note'].map((name) => {
        const inside = container.querySelectorAll<HTMLElement>(`[data-field="${name}"] [style*="height"]`);
        return [...inside].map((element) => element.style.height).filter(Boolean)[0];
      });
    await waitFor(() => expect(heights()).toEqual(['350px', '250px']), { timeout: 15_000 });
    form.lock('readonly');
    await waitFor(() => expect(heights()).toEqual(['150px', '150px']));
  });

  it('controls are large unless something else is said #F07', () => {
    const { container } = draw([{ field: 'S', title: '规格', type: 'text' }]);
    expect(container.querySelector('.semi-input-wrapper-large')).toBeTruthy();
  });

  it('a disabled field takes nothing, its neighbour does #F05', () => {
    draw([
      { field: 'S', title: '规格', type: 'text', disabled: true },
      { field: 'N', title: '名称', type: 'text' },
    ]);
    const isDisabled = (label: string) => screen.getByLabelText<HTMLInputElement>(label).disabled;
    expect([isDisabled('规格'), isDisabled('名称')]).toEqual([true, false]);
  });

  it('a mention input asks for text or a tag unless the schema says otherwise #T04', () => {
    const table = tableOf([
      { field: 'A', title: '通知', type: 'tag' },
      { field: 'B', title: '抄送', type: 'tag', placeholder: '抄送给' },
    ]);
    expect(['A', 'B'].map((name) => table.byName.get(name)?.placeholder)).toEqual([
      '请输入文本或选择标签',
      '抄送给',
    ]);
  });

  it('a date picker does not offer days outside its bounds #V36', async () => {
    draw([{ field: 'D', title: '交货日期', type: 'date', min: '2026-03-10', max: '2026-03-20' }], {
      D: '2026-03-12',
    });
    fireEvent.click(await screen.findByLabelText('交货日期'));
    const day = (text: string) => document.querySelector(`.semi-datepicker-day[title="${text}"]`);
    await waitFor(() => expect(day('2026-03-12')).toBeTruthy());
    const isOffered = (text: string) => day(text)?.getAttribute('aria-disabled') !== 'true';
    const days = ['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-21'];
    expect(days.map(isOffered)).toEqual([false, true, true, false]);
  });

  it.each([
    ['month', 7, '2026-03-21', { min: '2026-03', max: '2026-03' }, false],
    ['month', 7, '2026-02-28', { min: '2026-03' }, true],
    ['month', 7, '2026-04-01', { max: '2026-03' }, true],
    ['year', 4, '2026-11-21', { max: '2026' }, false],
    ['year', 4, '2027-01-01', { max: '2026' }, true],
    ['date', 10, '2026-03-20', { max: '2026-03-20' }, false],
    ['datetime', 19, '2026-03-20', { max: '2026-03-20 08:00:00' }, false],
    ['datetime', 19, '2026-03-21', { max: '2026-03-20 08:00:00' }, true],
    ['date', 10, '2026-03-20', {}, false],
  ] as const)(
    'a %s picker (%i characters) of %s within %j: kept back %s #V36',
    (_, length, day, bounds, kept) => {
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
      expect(isOutside(new Date(year, month - 1, date), bounds, length)).toBe(kept);
    },
  );

  it('a multiple select shows every chosen label and takes one back #F23', () => {
    const { form } = draw(
      [{ field: 'P', title: '地点', type: 'select', multiple: true, dataKey: 'places' }],
      { P: 's,n' },
    );
    const input = screen.getByLabelText('地点');
    const tag = (label: string) => screen.getByTitle(label);
    expect(within(tag('Suzhou 苏州')).getByText('Suzhou 苏州')).toBeTruthy();
    fireEvent.click(tag('南京 South').querySelector('button') as Element);
    expect(form.cell('P').value).toBe('s');
    fireEvent.keyDown(input, { key: 'Backspace' });
    expect(form.cell('P').value).toBeNull();
  });

  it('an autocomplete suggests what begins like the text, whatever the case #F30', async () => {
    draw([{ field: 'C', title: '城市', type: 'autocomplete', dataKey: 'places' }]);
    const input = await screen.findByLabelText('城市');
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 's' } });
    const offered = await waitFor(() => {
      const found = screen.getAllByRole('option').map((option) => option.textContent);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(offered).toEqual(['Suzhou 苏州', 'SHANGHAI 上海']);
  });

  it('a select is searchable whatever the number of options, and draws only what is seen of five hundred and one #N04 #N05', async () => {
    const many = (count: number): Option[] =>
      Array.from({ length: count }, (_, index) => ({ key: index, value: `物料${index}` }));
    draw([
      { field: 'A', title: '十', type: 'select', data: many(10) },
      { field: 'B', title: '十一', type: 'select', data: many(11) },
      { field: 'C', title: '五百零一', type: 'select', data: many(501) },
    ]);
    const completes = (label: string) => screen.getByLabelText(label).getAttribute('aria-autocomplete');
    expect(['十', '十一', '五百零一'].map(completes)).toEqual(['list', 'list', 'list']);
    // A phone shows no keyboard for a list that is short enough to choose from.
    const keyboard = (label: string) => screen.getByLabelText(label).getAttribute('inputmode');
    expect(['十', '十一'].map(keyboard)).toEqual(['none', null]);
    fireEvent.click(screen.getByLabelText('五百零一'));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    expect(screen.getAllByRole('option').length).toBeLessThan(50);
  });

  it('a remote select asks the server for what is typed and for the label of what is chosen #F25', async () => {
    const { app } = worldOf();
    const asked: string[] = [];
    const data = {
      dictionaryLabels: async () => answered([{ dicNo: 'customers', dicName: '', data: [places[0]] }]),
      searchDictionary: async (dicNo: string, words: string) => {
        asked.push(`${dicNo} ${words}`);
        return answered([{ key: 'h', value: '上海机床' }]);
      },
    };
    const field = { field: 'C', title: '客户', type: 'select', remote: true, dataKey: 'customers' };
    const form = new FormStore(tableOf([{ ...field, editRowNo: 1 }]), {
      action: 'Edit',
      initial: { C: 's' },
    });
    show({ ...app, data } as unknown as typeof app, <FormFields form={form} />);
    const input = screen.getByLabelText<HTMLInputElement>('客户');
    await waitFor(() => expect(input.value).toBe('Suzhou 苏州'));
    fireEvent.change(input, { target: { value: '上海' } });
    await waitFor(() => expect(asked).toContain('customers 上海'));
    expect(await screen.findByRole('option', { name: /上海\s*机床/ })).toBeTruthy();
  });

  it('a pair of months is two inputs with names of their own #F33', async () => {
    draw(
      [
        { field: 'From', title: '期间', type: 'month', range: true, rangeTo: 'To' },
        { field: 'To', title: '至', type: 'month', hidden: true },
      ],
      { From: '2026-01', To: '2026-03' },
    );
    const shownIn = async (name: string) => (await screen.findByLabelText<HTMLInputElement>(name)).value;
    expect([await shownIn('期间（开始）'), await shownIn('期间（结束）')]).toEqual(['2026-01', '2026-03']);
  });
});

describe('options', () => {
  it('that are hidden are left out, disabled ones stay disabled #E19', () => {
    const list = choiceOptions([
      { key: 1, value: '现汇' },
      { key: 2, value: '承兑', disabled: true },
      { key: 3, value: '旧项', hidden: true },
    ]);
    expect(list).toEqual([
      { value: '1', label: '现汇', disabled: false },
      { value: '2', label: '承兑', disabled: true },
    ]);
  });
});
