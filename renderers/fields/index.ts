import '../../runtime/model/fields/validators/builtIn.ts';
import type { Renderer } from '../../runtime/Renderer.ts';
import { checkboxRenderer } from './Checkbox.tsx';
import { decimalRenderer } from './Decimal.tsx';
import { fieldExtras } from './extras/index.ts';
import { labelRenderer } from './Label.tsx';
import { lineRenderer } from './Line.tsx';
import { lazyField } from './lazyField.tsx';
import { mailRenderer } from './Mail.tsx';
import { intRenderer, numberRenderer } from './Number.tsx';
import { passwordRenderer } from './Password.tsx';
import { phoneRenderer } from './Phone.tsx';
import { radioRenderer } from './Radio.tsx';
import { rangeRenderer } from './Range.tsx';
import { selectRenderer } from './Select.tsx';
import { selectListRenderer } from './SelectList.tsx';
import { switchRenderer } from './Switch.tsx';
import { guidRenderer, textRenderer } from './Text.tsx';
import { textAreaRenderer } from './TextArea.tsx';

/** All field renderers of the product; large ones load on first use. */
export const fieldRenderers: readonly Renderer[] = [
  ...fieldExtras,
  textRenderer,
  guidRenderer,
  textAreaRenderer,
  passwordRenderer,
  numberRenderer,
  intRenderer,
  decimalRenderer,
  switchRenderer,
  radioRenderer,
  checkboxRenderer,
  selectRenderer,
  selectListRenderer,
  rangeRenderer,
  labelRenderer,
  lineRenderer,
  phoneRenderer,
  mailRenderer,
  lazyField('date', async () => (await import('./DateField.tsx')).DateField),
  lazyField('datetime', async () => (await import('./DateTime.tsx')).DateTime),
  lazyField('month', async () => (await import('./Month.tsx')).Month),
  lazyField('year', async () => (await import('./Year.tsx')).Year),
  lazyField('time', async () => (await import('./Time.tsx')).Time),
  lazyField('duration', async () => (await import('./Duration.tsx')).Duration),
  lazyField('barcode', async () => (await import('./Barcode.tsx')).Barcode),
  lazyField('treeSelect', async () => (await import('./TreeSelect.tsx')).TreeSelect, 'group'),
  lazyField('cascader', async () => (await import('./Cascader.tsx')).Cascader, 'group'),
  lazyField('autocomplete', async () => (await import('./AutoComplete.tsx')).AutoComplete),
  lazyField('editor', async () => (await import('../richText/RichText.tsx')).RichText, 'group'),
  lazyField('tag', async () => (await import('./mention/MentionInput.tsx')).MentionInput, 'group'),
  lazyField('rate', async () => (await import('./Rate.tsx')).Rate, 'group'),
  lazyField('img', async () => (await import('./upload/Img.tsx')).Img, 'group'),
  lazyField('file', async () => (await import('./upload/File.tsx')).File, 'group'),
  lazyField('attachment', async () => (await import('./upload/File.tsx')).File, 'group'),
  lazyField('excel', async () => (await import('./upload/File.tsx')).File, 'group'),
];
