import type { KeyboardEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readDated } from '../../runtime/model/fields/types/datedText.ts';
import { cellReader } from '../../runtime/model/record/clipboard/cellReader.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldMode } from '../../runtime/Renderer.ts';

interface TypedInto {
  readonly mode: FieldMode;
  readonly schema: ResolvedField;
  readonly value: Cell;
  /** The text that the picker shows for the value. */
  readonly shown: string;
  /** Format of `shown` where the schema has its own; undefined: the stored one. */
  readonly format?: string | undefined;
  onChange(value: Cell): void;
}

/** What is typed into a Semi picker, as the value of the field. */
interface TypedText {
  /** Text in the value that the field cannot read; undefined: none. */
  readonly unread: string | undefined;
  /** Takes the text of an input. */
  take(target: EventTarget): void;
  onKeyDownCapture(event: KeyboardEvent): void;
  onBlurCapture(event: SyntheticEvent): void;
}

/**
 * Takes typed text that the picker itself does not read: other spellings (`20270115`, `2027/1/5`), which it would
 * discard, and unreadable text, for which it would put today or the last value. The form refuses that in words.
 */
export function typedText({ mode, schema, value, shown, format, onChange }: TypedInto): TypedText {
  const unread = isUnread(value, schema) ? String(value) : undefined;
  const textIn = (target: EventTarget): string =>
    mode === 'edit' && target instanceof HTMLInputElement ? target.value.trim() : '';
  /** Whether the text is readable, or none. */
  const take = (target: EventTarget): boolean => {
    const text = textIn(target);
    if (text === '' || text === shown) return true;
    const own = format === undefined ? undefined : readDated(text, format);
    const { value: read, issue } =
      own === undefined ? cellReader(schema, undefined)(text) : { value: own, issue: undefined };
    if (read !== value) flushSync(() => onChange(read));
    return issue === undefined;
  };
  return {
    unread,
    take,
    onKeyDownCapture(event) {
      const { key, target } = event;
      if (key === 'Enter' && !take(target)) {
        event.stopPropagation();
        event.preventDefault();
      }
      // The input of an unreadable value is empty, so that these keys change no text.
      if ((key === 'Backspace' || key === 'Delete') && unread !== undefined && textIn(target) === '')
        onChange(null);
    },
    onBlurCapture: ({ target }) => void take(target),
  };
}

const isUnread = (value: Cell, schema: ResolvedField): boolean =>
  typeof value === 'string' && value !== '' && !schema.kind.parse(value, schema).ok;
