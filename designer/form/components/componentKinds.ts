import IconArticle from '@douyinfe/semi-icons/lib/es/icons/IconArticle';
import IconCalendar from '@douyinfe/semi-icons/lib/es/icons/IconCalendar';
import IconCalendarClock from '@douyinfe/semi-icons/lib/es/icons/IconCalendarClock';
import IconCheckboxTick from '@douyinfe/semi-icons/lib/es/icons/IconCheckboxTick';
import IconCheckList from '@douyinfe/semi-icons/lib/es/icons/IconCheckList';
import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconExternalOpen from '@douyinfe/semi-icons/lib/es/icons/IconExternalOpen';
import IconFile from '@douyinfe/semi-icons/lib/es/icons/IconFile';
import IconFont from '@douyinfe/semi-icons/lib/es/icons/IconFont';
import IconGridRectangle from '@douyinfe/semi-icons/lib/es/icons/IconGridRectangle';
import IconHash from '@douyinfe/semi-icons/lib/es/icons/IconHash';
import IconImage from '@douyinfe/semi-icons/lib/es/icons/IconImage';
import IconMinus from '@douyinfe/semi-icons/lib/es/icons/IconMinus';
import IconPaperclip from '@douyinfe/semi-icons/lib/es/icons/IconPaperclip';
import IconPhone from '@douyinfe/semi-icons/lib/es/icons/IconPhone';
import IconPuzzle from '@douyinfe/semi-icons/lib/es/icons/IconPuzzle';
import IconRadio from '@douyinfe/semi-icons/lib/es/icons/IconRadio';
import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconTabsStroked from '@douyinfe/semi-icons/lib/es/icons/IconTabsStroked';
import IconTextRectangle from '@douyinfe/semi-icons/lib/es/icons/IconTextRectangle';
import IconTick from '@douyinfe/semi-icons/lib/es/icons/IconTick';
import { questionTypes } from '../../../runtime/model/collections/questionKinds.ts';
import { extensionKinds } from '../../../runtime/model/fields/extension/extensionKinds.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { ComponentKind } from './ComponentKind.ts';

/** Limits of files in a new component: size in M and number. */
const files = { multiple: true, maxSize: 3, maxFile: 5, autoUpload: true, fileInfo: [] } as const;

/** Components in the order of the component list. */
export const componentKinds: readonly ComponentKind[] = [
  { type: 'text', is: 'field', icon: IconFont },
  { type: 'textarea', is: 'field', icon: IconTextRectangle },
  { type: 'number', is: 'field', icon: IconHash },
  { type: 'date', is: 'field', icon: IconCalendar },
  { type: 'datetime', is: 'field', icon: IconCalendarClock },
  { type: 'select', is: 'field', icon: IconChevronDown },
  { type: 'selectList', is: 'field', icon: IconCheckList },
  { type: 'checkbox', is: 'field', icon: IconCheckboxTick },
  { type: 'switch', is: 'field', icon: IconTick, preset: { value: 0 } },
  { type: 'img', is: 'field', icon: IconImage, files: true, preset: files },
  { type: 'excel', is: 'field', icon: IconFile, files: true, preset: files },
  { type: 'file', is: 'field', icon: IconPaperclip, files: true, preset: files },
  { type: 'editor', is: 'field', icon: IconArticle, preset: { height: 250 } },
  { type: 'line', is: 'mark', icon: IconMinus, wholeRow: true },
  { type: 'box', is: 'container', icon: IconExternalOpen, popup: true, note: 'formDesign.boxNote' },
  { type: 'table', is: 'container', icon: IconGridRectangle, wholeRow: true, single: true },
  { type: 'tabs', is: 'container', icon: IconTabsStroked, wholeRow: true, note: 'formDesign.tabsNote' },
];

/** Types that a custom field may change to, besides those of the component list. */
const further: readonly ComponentKind[] = [
  { type: 'decimal', is: 'field', icon: IconHash },
  { type: 'phone', is: 'field', icon: IconPhone },
];

const byType = new Map([...componentKinds, ...further].map((kind) => [kind.type, kind] as const));

/** Field types of plugins that a custom field may have, as components. */
const broughtBy = (types: FieldTypeRegistry): readonly ComponentKind[] => {
  const kinds = extensionKinds(types);
  return types.added
    .filter(({ name }) => kinds.has(name))
    .map(({ name }) => ({ type: name, is: 'field', icon: IconPuzzle }));
};

/** Kinds of questions that no custom field has. */
const questionsOnly: readonly ComponentKind[] = [
  { type: 'radio', is: 'field', icon: IconRadio },
  { type: 'rate', is: 'field', icon: IconStar },
];

/** The kind of a question by its field type. */
const questionComponent = (type: string): readonly ComponentKind[] =>
  [...byType.values(), ...questionsOnly].filter((kind) => kind.type === type);

/** Components to add: the product's, then those of plugins. A form that makes its fields takes questions only. */
export const offeredComponents = ({
  fieldTypes,
  makesFields,
}: Pick<FormBase, 'fieldTypes' | 'makesFields'>): readonly ComponentKind[] =>
  makesFields ? questionTypes.flatMap(questionComponent) : [...componentKinds, ...broughtBy(fieldTypes)];

/** A built-in kind of component; undefined: a field type that is not offered (radio), or an unknown name. */
export const componentKind = (type: string): ComponentKind | undefined => byType.get(type);

/** A kind of component that may be added to a form; undefined: none of this type. */
export const addedKind = (
  base: Pick<FormBase, 'fieldTypes' | 'makesFields'>,
  type: string,
): ComponentKind | undefined =>
  base.makesFields
    ? offeredComponents(base).find((kind) => kind.type === type)
    : (componentKind(type) ?? broughtBy(base.fieldTypes).find((kind) => kind.type === type));

/** Types that a custom field, or a question, may have. */
export const customTypes = ({
  fieldTypes,
  makesFields,
}: Pick<FormBase, 'fieldTypes' | 'makesFields'>): readonly string[] =>
  makesFields
    ? questionTypes
    : [...byType.values(), ...broughtBy(fieldTypes)]
        .filter(({ is }) => is === 'field')
        .map(({ type }) => type);
