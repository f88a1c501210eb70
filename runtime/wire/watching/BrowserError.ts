/** How an error in a browser came up: thrown, a promise without a handler, or while React drew. */
export const browserErrorKinds = ['error', 'rejection', 'render'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** An error in a browser, without values of fields, addresses and people. */
export interface BrowserError {
  readonly kind: BrowserErrorKind;
  readonly message: string;
  /** Route of the page, without its query. */
  readonly page: string;
  /** `file:line:column` of the innermost calls, one a line. */
  readonly place: string;
  /** Name of the file with which the page began: it changes with every build. */
  readonly version: string;
}

/** Maximum characters. */
const longest = { message: 300, page: 200, places: 5, version: 60 } as const;

/** A file with line and column at the end of a line of a stack. */
const place = /([\w.-]{1,80}):(\d{1,7}):(\d{1,7})\)?$/;

/** What engines say of a property: its name belongs to the code. */
const property = /\((reading|setting) '([\w$]{1,40})'\)/g;

const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** A message without what may be a value: quoted texts, addresses, long numbers, words of people. */
export const withoutValues = (message: string): string =>
  message
    .slice(0, 1_000)
    .replace(property, '($1 <$2>)')
    .replace(quoted, '"..."')
    .split(/\s+/)
    .map((word) => (word.includes('@') || word.includes('://') ? '...' : word))
    .join(' ')
    .replace(/[^\x20-\x7e]+/g, '...')
    .replace(/\d{3,}/g, '#')
    .trim()
    .slice(0, longest.message);

/** The innermost places of a stack. */
export const placesOf = (stack: string): string =>
  stack
    .slice(0, 4_000)
    .split('\n')
    .flatMap((line) => {
      const found = place.exec(line.slice(-200).trim());
      return found === null ? [] : [`${found[1]}:${found[2]}:${found[3]}`];
    })
    .slice(0, longest.places)
    .join('\n');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a sent error, and cuts it to what may be kept. Undefined: it is none. */
export const readBrowserError = (sent: Readonly<Record<string, unknown>>): BrowserError | undefined => {
  const kind = browserErrorKinds.find((one) => one === sent.kind);
  const message = withoutValues(textOf(sent.message));
  if (kind === undefined || message === '') return undefined;
  const [page = ''] = textOf(sent.page).slice(0, longest.page).split(/[?#]/);
  return {
    ...{ kind, message, page },
    place: placesOf(textOf(sent.place)),
    version: textOf(sent.version)
      .replace(/[^\w.-]/g, '')
      .slice(0, longest.version),
  };
};
