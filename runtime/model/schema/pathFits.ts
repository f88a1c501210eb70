import { trimEndCharacters } from '../../../expressions/trimCharacters.ts';

const normal = (path: string): string => trimEndCharacters(path.toLowerCase(), '/') || '/';

/** What `{name}` at the end of a page's path matches: one part of an address; with `#` 32 hexadecimal digits, with `*` any rest. */
const rests: Readonly<Record<string, RegExp>> = { '': /^[^/]+$/, '#': /^[0-9a-f]{32}$/, '*': /^.+$/ };

/** The part of an address, as it was typed, that `{name}` at the end of a page's path matches; undefined: the path does not match. */
export const pathValue = (template: string, path: string): string | undefined => {
  const start = template.indexOf('{');
  const kind = /\{\w+([#*]?)\}$/.exec(template)?.[1];
  if (start < 0 || kind === undefined) return undefined;
  const typed = trimEndCharacters(path, '/');
  const [before, rest] = [typed.slice(0, start).toLowerCase(), typed.slice(start)];
  const isOne = before === template.slice(0, start).toLowerCase() && rests[kind]?.test(rest.toLowerCase());
  return isOne === true ? rest : undefined;
};

/** Whether an address is that of a page, in any case. */
export const pathFits = (template: string, path: string): boolean =>
  template.includes('{') ? pathValue(template, path) !== undefined : normal(template) === normal(path);
