import type { FormBase } from '../base/FormBase.ts';
import { type DrawnPart, drawnPart, isKnown } from '../draft/DrawnPart.ts';
import { detailParts } from '../draft/detailParts.ts';
import type { FormDraft } from '../draft/FormDraft.ts';

/** Text as content of an element or a quoted attribute. Braces too, as templates would read them. */
const escaped = (text: string): string =>
  text.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Input types of the browser by field type; others are text. */
const inputTypes: Readonly<Record<string, string>> = {
  number: 'number',
  int: 'number',
  decimal: 'number',
  date: 'date',
  datetime: 'datetime-local',
  month: 'month',
  time: 'time',
  mail: 'email',
  phone: 'tel',
  password: 'password',
  switch: 'checkbox',
  img: 'file',
  excel: 'file',
  file: 'file',
};

const choices: ReadonlySet<string> = new Set([
  'select',
  'selectList',
  'checkbox',
  'radio',
  'treeSelect',
  'cascader',
]);
const texts: ReadonlySet<string> = new Set(['textarea', 'editor']);
const files: ReadonlySet<string> = new Set(['img', 'excel', 'file']);

/** A component with its name in the exported form. */
interface Exported {
  readonly view: DrawnPart;
  readonly name: string;
}

/**
 * A designed form as the text of one Vue single-file component: labels, order, widths and required marks of the
 * form, columns of its details, submit and reset. It is a template to go on from, and needs nothing but Vue.
 */
export function vueTemplate(draft: FormDraft, base: FormBase): string {
  const { main, details } = base.document;
  const shown = draft.entries
    .map((part) => drawnPart(part, main))
    .filter((view) => view.show && isKnown(view) && !view.field?.hidden)
    .map((view, at): Exported => ({ view, name: view.field?.field ?? `Field${at + 1}` }));
  const parts = shown.map(componentText).filter((text) => text !== '');
  const tables = details.map((detail) => {
    const columns = detailParts(draft, detail)
      .map((part) => drawnPart(part, detail.table))
      .filter(({ show }) => show)
      .map(
        ({ title, required }) => `          <th${required ? ' class="required"' : ''}>${escaped(title)}</th>`,
      );
    return [
      '    <table>',
      `      <caption>${escaped(detail.table.cnName)}</caption>`,
      '      <thead>',
      '        <tr>',
      ...columns,
      '        </tr>',
      '      </thead>',
      '      <tbody></tbody>',
      '    </table>',
    ].join('\n');
  });
  const empty = shown
    .filter(({ view }) => isInput(view))
    .map(({ view, name }) => `  ${JSON.stringify(name)}: ${view.type === 'switch' ? 'false' : "''"},`);
  return [
    '<template>',
    '  <form class="form" @submit.prevent @reset.prevent="reset">',
    `    <h2>${escaped(base.title)}</h2>`,
    ...parts,
    ...tables,
    '    <div class="buttons">',
    '      <button type="submit">提交</button>',
    '      <button type="reset">重置</button>',
    '    </div>',
    '  </form>',
    '</template>',
    '',
    '<script setup>',
    "import { reactive } from 'vue';",
    '',
    'const empty = () => ({',
    ...empty,
    '});',
    'const form = reactive(empty());',
    'const reset = () => Object.assign(form, empty());',
    '</script>',
    '',
    '<style scoped>',
    '.form { display: flex; flex-wrap: wrap; }',
    '.form > h2, .form > table, .line, .buttons { width: 100%; }',
    '.field { display: flex; gap: 12px; box-sizing: border-box; padding: 0 12px 16px 0; }',
    '.label { flex: 0 0 100px; text-align: right; }',
    ".required::before { content: '*'; color: red; }",
    '.field > :last-child { flex: 1; }',
    '</style>',
    '',
  ].join('\n');
}

const isInput = ({ type, field, isCustom }: DrawnPart): boolean =>
  (field !== undefined || isCustom) && !files.has(type) && type !== 'label' && type !== 'line';

function componentText({ view, name }: Exported): string {
  const { type, title, required, readonly, width = 100, field, isCustom } = view;
  if (type === 'line' || type === 'tabs') return `    <h3 class="line">${escaped(title)}</h3>`;
  if (field === undefined && !isCustom) return '';
  const label = required ? 'label required' : 'label';
  const marks = `${required ? ' required' : ''}${readonly ? ' readonly' : ''}`;
  return [
    `    <label class="field" style="width: ${width}%">`,
    `      <span class="${label}">${escaped(title)}</span>`,
    `      ${controlText(view, `form['${name}']`, marks)}`,
    '    </label>',
  ].join('\n');
}

function controlText({ type, field }: DrawnPart, model: string, marks: string): string {
  if (texts.has(type)) return `<textarea v-model="${model}"${marks}></textarea>`;
  if (choices.has(type)) {
    const options = (field?.data ?? []).map(
      ({ key, value }) => `<option value="${escaped(String(key))}">${escaped(value)}</option>`,
    );
    return `<select v-model="${model}"${marks}>${options.join('')}</select>`;
  }
  const input = `<input type="${inputTypes[type] ?? 'text'}"`;
  return files.has(type) ? `${input}${marks} />` : `${input} v-model="${model}"${marks} />`;
}
