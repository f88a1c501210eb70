import { attachment } from './attachment.ts';
import { autocomplete } from './autocomplete.ts';
import { barcode } from './barcode.ts';
import { cascader } from './cascader.ts';
import { checkbox } from './checkbox.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import { decimal } from './decimal.ts';
import { duration } from './duration.ts';
import { editor } from './editor.ts';
import { excel } from './excel.ts';
import type { FieldType } from './FieldType.ts';
import { file } from './file.ts';
import { guid } from './guid.ts';
import { img } from './img.ts';
import { int } from './int.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { mail } from './mail.ts';
import { month } from './month.ts';
import { number } from './number.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { radio } from './radio.ts';
import { range } from './range.ts';
import { rate } from './rate.ts';
import { select } from './select.ts';
import { selectList } from './selectList.ts';
import { switchType } from './switch.ts';
import { tag } from './tag.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { treeSelect } from './treeSelect.ts';
import { year } from './year.ts';

/** All built-in field types, in the order of designers. */
export const builtInFieldTypes = [
  text,
  textarea,
  password,
  number,
  int,
  decimal,
  switchType,
  radio,
  checkbox,
  select,
  selectList,
  treeSelect,
  cascader,
  autocomplete,
  tag,
  date,
  datetime,
  month,
  year,
  time,
  range,
  duration,
  rate,
  mail,
  phone,
  barcode,
  img,
  file,
  attachment,
  excel,
  editor,
  guid,
  label,
  line,
] as const satisfies readonly FieldType[];

/** Field types by name. */
export interface FieldTypeRegistry {
  get(name: string): FieldType | undefined;
  readonly all: readonly FieldType[];
  /** Types of plugins that replace no built-in one. */
  readonly added: readonly FieldType[];
}

/** Built-in field types and those of plugins; a plugin's type replaces the built-in one of its name. */
export function fieldTypeRegistry(extra: readonly FieldType[] = []): FieldTypeRegistry {
  const builtIn = new Map<string, FieldType>(builtInFieldTypes.map((type) => [type.name, type]));
  const byName = new Map(builtIn);
  for (const type of extra) byName.set(type.name, type);
  const all = [...byName.values()];
  const added = all.filter(({ name }) => !builtIn.has(name));
  return { get: (name) => byName.get(name), all, added };
}
