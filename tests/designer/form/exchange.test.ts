import { compileTemplate, parse } from '@vue/compiler-sfc';
import { describe, expect, it } from 'vitest';
import { addComponent } from '../../../designer/form/commands/addComponent.ts';
import { setKeys } from '../../../designer/form/commands/setKeys.ts';
import { draftTexts } from '../../../designer/form/draft/draftTexts.ts';
import type { FormDraft } from '../../../designer/form/draft/FormDraft.ts';
import { readDraft } from '../../../designer/form/draft/readDraft.ts';
import { importForm } from '../../../designer/form/exchange/importForm.ts';
import { vueTemplate } from '../../../designer/form/exchange/vueTemplate.ts';
import { orderForm } from './formWorld.ts';

const hostile = `</template><script>alert(1)</script> {{ 1+1 }} "x" 'y' <b>`;

/** A design with a line, a new choice and a hidden field; the new choice has the title `name`. */
function designed(name: string): FormDraft {
  let { draft } = readDraft(undefined, orderForm);
  const run = (edit: ReturnType<typeof setKeys>): readonly string[] => {
    if (!edit.ok) throw new Error(edit.rule);
    draft = edit.draft;
    return edit.select ?? [];
  };
  run(addComponent(draft, orderForm, { type: 'line', title: '其他约定' }));
  const made = run(addComponent(draft, orderForm, { type: 'select', title: '' }));
  run(setKeys(draft, made, { name, key: 'levels', required: true, width: 25 }));
  run(setKeys(draft, ['Remark'], { show: false }));
  return draft;
}

/** Labels, widths and required marks of an exported template, in order. */
const fieldsOf = (source: string): readonly string[] =>
  [...source.matchAll(/style="width: ([\d.]+)%">\s*<span class="([^"]*)">([^<]*)</g)].map(
    ([, width, label, title]) => `${title} ${width}${label?.includes('required') ? ' *' : ''}`,
  );

describe('an exported form', () => {
  it.each([['等级'], [hostile]])('is one Vue file that compiles: %s', (name) => {
    const source = vueTemplate(designed(name), orderForm);
    const { descriptor, errors } = parse(source);
    expect(errors).toEqual([]);
    expect(descriptor.scriptSetup?.content).toContain('reactive');
    const template = descriptor.template?.content ?? '';
    const compiled = compileTemplate({ source: template, filename: 'Order.vue', id: 'x' });
    expect(compiled.errors).toEqual([]);
    // The title is text of the page, never code of it.
    expect(compiled.code).not.toContain('1+1,');
    expect(descriptor.customBlocks).toEqual([]);
  });

  it('has the labels, order, widths and required marks of the design', () => {
    const source = vueTemplate(designed('等级'), orderForm);
    expect(fieldsOf(source)).toEqual([
      '单号 50 *',
      '客户 50',
      '数量 33.33',
      '单价 33.33',
      '金额 33.33',
      '等级 25 *',
    ]);
    expect(source).toContain('<h3 class="line">其他约定</h3>');
    expect(source).toContain('<th class="required">件数</th>');
    expect(source).not.toContain('备注');
  });

  it('comes back from its JSON as it was, and SQL texts for user 1 only', () => {
    const draft = designed('等级');
    const texts = { ...draftTexts(draft, { ...draft, entries: [] }, undefined), SqlParams: '[{"name":"x"}]' };
    const back = importForm(JSON.stringify(texts), orderForm);
    if (!back.ok) throw new Error(back.rule);
    expect(back.draft.entries.map(({ raw }) => raw)).toEqual(draft.entries.map(({ raw }) => raw));
    expect(back.draft.params).toHaveLength(1);
    const other = importForm(JSON.stringify(texts), { ...orderForm, isAdmin: false });
    expect(other.ok && other.draft.params).toEqual([]);
    for (const bad of ['', '[]', '7', 'null', '{}', '{"a":1}', '{"DaraggeOptions"'])
      expect(importForm(bad, orderForm)).toMatchObject({ ok: false, rule: 'formDesign.importNothing' });
  });
});
