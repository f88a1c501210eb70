import '../../runtime/model/explain/allMessages.ts';
import { knownMessages } from '../../runtime/model/messages/index.ts';

/** Error codes and their messages as a Markdown table. `ofJsonata` selects JSONata's codes or all others. */
export function errorTable(ofJsonata: boolean): string {
  const rows = [...knownMessages()].flatMap(([key, { zh, en }]) => {
    const code = codeOf(key);
    const isShown = code !== undefined && /^[SDT]\d{4}$/.test(code) === ofJsonata;
    return isShown ? [`| \`${code}\` | ${plain(zh)} | ${plain(en)} |`] : [];
  });
  return ['| 代码 | 说明 | English |', '| --- | --- | --- |', ...rows].join('\n');
}

const values: Readonly<Record<string, string>> = {
  NULL: '#NULL!',
  DIV0: '#DIV/0!',
  VALUE: '#VALUE!',
  REF: '#REF!',
  NAME: '#NAME?',
  NUM: '#NUM!',
  NA: '#N/A',
};

/** Keys of texts that wrap an error message and are no errors. */
const frames: ReadonlySet<string> = new Set(['didYouMean', 'failed', 'other', 'placed', 'placedAt']);

/** The error code of a message key; undefined for texts without a code. */
function codeOf(key: string): string | undefined {
  const [, area, value] = /^expression\.(?:(value|type)\.)?(\w+)$/.exec(key) ?? [];
  if (value === undefined || area === 'type' || frames.has(value)) return undefined;
  return area === 'value'
    ? values[value]
    : value.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Replaces placeholders, whose values depend on the case, and escapes table cells. */
function plain(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\{(\w+)\}/g, '…');
}
