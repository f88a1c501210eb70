import IconArrowDown from '@douyinfe/semi-icons/lib/es/icons/IconArrowDown';
import IconArrowUp from '@douyinfe/semi-icons/lib/es/icons/IconArrowUp';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import Button from '@douyinfe/semi-ui/lib/es/button';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { editorMessages } from '../../runtime/model/messages/editor.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { jsonSchemaMessages } from '../../runtime/model/messages/jsonSchema.ts';

addMessages(editorMessages);
addMessages(jsonSchemaMessages);

interface ChoiceRowsProps {
  readonly label: string;
  /** Texts of the choices in order; empty ones are still being typed. */
  readonly choices: readonly string[];
  /** Most characters of a choice. */
  readonly longest: number;
  onChange(choices: readonly string[]): void;
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Edits choices in rows. Enter adds a row below, Backspace takes an empty one away, and Alt with an arrow moves one; lines of a
 * spreadsheet become a row each.
 */
export function ChoiceRows({ label, choices, longest, onChange }: ChoiceRowsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>();
  // A place to type stands there from the beginning.
  const rows = choices.length === 0 ? [''] : choices;
  useLayoutEffect(() => {
    const at = wanted.current;
    wanted.current = undefined;
    if (at !== undefined) list.current?.querySelectorAll('input')[at]?.focus();
  });
  const put = (next: readonly string[], focus: number): void => {
    wanted.current = Math.max(0, Math.min(focus, next.length - 1));
    onChange(next);
  };
  const replace = (at: number, by: readonly string[]): readonly string[] => rows.toSpliced(at, 1, ...by);
  const move = (at: number, by: -1 | 1): void => {
    const [one, other] = [rows[at], rows[at + by]];
    if (one === undefined || other === undefined) return;
    put(rows.with(at, other).with(at + by, one), at + by);
  };
  const press = (at: number, row: string, event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const isMove = altKey && (key === 'ArrowUp' || key === 'ArrowDown');
    if (isMove) move(at, key === 'ArrowUp' ? -1 : 1);
    else if (key === 'Enter') put(replace(at, [row, '']), at + 1);
    else if (key === 'Backspace' && row === '' && rows.length > 1) put(replace(at, []), at - 1);
    else return;
    event.preventDefault();
  };
  const paste = (at: number, row: string, event: ClipboardEvent): void => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const kept = row === '' ? [] : [row];
    put(
      replace(
        at,
        [...kept, ...lines].map((line) => line.slice(0, longest)),
      ),
      at + kept.length + lines.length - 1,
    );
  };
  const tool = (name: string, icon: ReactNode, isOff: boolean, run: () => void): ReactNode => (
    <Button
      theme="borderless"
      type="tertiary"
      size="small"
      icon={icon}
      aria-label={name}
      disabled={isOff}
      onClick={run}
    />
  );
  return (
    <fieldset className="jig-ed-choices" aria-describedby={id}>
      <legend>{label}</legend>
      <ol ref={list}>
        {rows.map((row, at) => {
          const title = t('editor.choice', { n: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; equal texts may stand beside each other
            <li key={at}>
              <input
                aria-label={title}
                value={row}
                maxLength={longest}
                onChange={(event) => onChange(replace(at, [event.currentTarget.value]))}
                onKeyDown={(event) => press(at, row, event)}
                onPaste={(event) => paste(at, row, event)}
              />
              {tool(t('jsonSchema.up', { title }), <IconArrowUp />, at === 0, () => move(at, -1))}
              {tool(t('jsonSchema.down', { title }), <IconArrowDown />, at === rows.length - 1, () =>
                move(at, 1),
              )}
              {tool(t('jsonSchema.remove', { title }), <IconDelete />, choices.length === 0, () =>
                put(replace(at, []), at),
              )}
            </li>
          );
        })}
      </ol>
      <Button size="small" onClick={() => put([...rows, ''], rows.length)}>
        {t('editor.addChoice')}
      </Button>
      <p id={id} className="jig-ed-choices-tip">
        {t('editor.choiceKeys')}
      </p>
    </fieldset>
  );
}
