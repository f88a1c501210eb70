const tokens = ['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss'] as const;
const anyToken = /YYYY|MM|DD|HH|mm|ss/g;

/** Positions of the tokens in `yyyy-MM-dd HH:mm:ss`; a time alone begins at HH. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  YYYY: [0, 4],
  MM: [5, 7],
  DD: [8, 10],
  HH: [11, 13],
  mm: [14, 16],
  ss: [17, 19],
};
const timeOnly = 11;

/** Formats a stored date or time with `YYYY MM DD HH mm ss`; other text stays as it is. */
export function writeDated(text: string, format: string): string {
  const shift = /^\d\d:/.test(text) ? timeOnly : 0;
  if (shift === 0 && !/^\d{4}/.test(text)) return text;
  return format.replace(anyToken, (token) => {
    const [from, to] = places[token] ?? [0, 0];
    return text.slice(from - shift, to - shift).padStart(to - from, '0');
  });
}

/** Parses text in a format to the stored form, cut after its last part; undefined: another format. */
export function readDated(text: string, format: string): string | undefined {
  const order: string[] = [];
  const pattern = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(anyToken, (token) => {
    order.push(token);
    return `(\\d{${token.length}})`;
  });
  const match = new RegExp(`^${pattern}$`).exec(text);
  if (!match) return undefined;
  const parts = new Map(order.map((token, at) => [token, match[at + 1] ?? '']));
  const separators = ['', '-', '-', ' ', ':', ':'];
  let stored = '';
  for (const [at, token] of tokens.entries()) {
    const part = parts.get(token);
    if (part === undefined) break;
    stored += separators[at] + part;
  }
  return stored === '' ? undefined : stored;
}
