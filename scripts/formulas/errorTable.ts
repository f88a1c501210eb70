import '../../runtime/model/explain/allMessages.ts';
import { knownMessages } from '../../runtime/model/messages/index.ts';

/** The codes of errors with what they say, as a Markdown table; JSONata's own are in its part. */
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

/** Texts an error is said in, not errors. */
const frames: ReadonlySet<string> = new Set(['didYouMean', 'failed', 'other', 'placed', 'placedAt']);

/** The code of a text's key; undefined for texts that belong to no code. */
function codeOf(key: string): string | undefined {
  const [, area, value] = /^expression\.(?:(value|type)\.)?(\w+)$/.exec(key) ?? [];
  if (value === undefined || area === 'type' || frames.has(value)) return undefined;
  return area === 'value'
    ? values[value]
    : value.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Placeholders are the names, types and counts of the case at hand. */
function plain(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\{(\w+)\}/g, '…');
}
