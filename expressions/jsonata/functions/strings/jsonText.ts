import type { Frame } from '../../../evaluate/Frame.ts';
import { Decimal } from '../../../numbers/Decimal.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';
import { keysOf } from '../values/entries.ts';
import { isFunction, isJsonataObject, isList } from '../values/kindOf.ts';
import { numberText } from '../values/numberText.ts';
import { TextBuilder } from './TextBuilder.ts';

/** Maximum nesting of the data. */
const DEPTH = 200;

/** Converts a value to JSON. Functions are empty texts; nothing is null in lists and left out of objects. */
export function jsonText(frame: Frame, value: JsonataValue, prettify: boolean): string {
  const text = new TextBuilder(frame);
  write({ frame, text, prettify }, value, '\n');
  return text.toString();
}

interface Writing {
  readonly frame: Frame;
  readonly text: TextBuilder;
  readonly prettify: boolean;
}

/** `line` is the start of a new line at this depth; its length gives the depth. */
function write(writing: Writing, value: JsonataValue, line: string): void {
  const { frame, text } = writing;
  if (line.length > 2 * DEPTH) throw frame.refuse('limit-depth', `A value nested deeper than ${DEPTH}.`);
  const scalar = scalarText(value);
  if (scalar !== undefined) text.add(scalar);
  else if (isList(value)) writeItems(writing, value, line);
  else if (isJsonataObject(value)) writeMembers(writing, value, line);
}

/** Undefined for lists and objects. */
function scalarText(value: JsonataValue): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || value instanceof Decimal) return numberText(value);
  if (typeof value === 'boolean') return String(value);
  if (value === undefined || value === null) return 'null';
  return isFunction(value) ? '""' : undefined;
}

function writeItems(writing: Writing, items: readonly JsonataValue[], line: string): void {
  writing.frame.allocate(16 * items.length);
  const members = items.map((item) => ({ name: '', item }));
  writeAll(writing, '[', members, ']', line);
}

function writeMembers(writing: Writing, object: JsonataObject, line: string): void {
  const colon = writing.prettify ? ': ' : ':';
  const members = keysOf(writing.frame, object)
    .filter((key) => object[key] !== undefined)
    .map((key) => ({ name: JSON.stringify(key) + colon, item: object[key] }));
  writeAll(writing, '{', members, '}', line);
}

function writeAll(
  writing: Writing,
  open: string,
  members: readonly { readonly name: string; readonly item: JsonataValue }[],
  close: string,
  line: string,
): void {
  const { text, prettify } = writing;
  const inner = `${line}  `;
  text.add(open);
  for (const [index, { name, item }] of members.entries()) {
    text.add((index > 0 ? ',' : '') + (prettify ? inner : '') + name);
    write(writing, item, inner);
  }
  text.add((prettify && members.length > 0 ? line : '') + close);
}
