/** Addresses that the product keeps, and why. */
interface KeptAddresses {
  readonly why: string;
  /** Paths; `*` at the end matches any text. */
  readonly paths: readonly string[];
  /** First letters of tables whose pages stand there already. */
  readonly tables?: string;
}

/**
 * Every address of the product family that has no page yet, or whose page has many addresses. People's tables, views and pages never
 * take one: that page could not be reached, or would lead to their rows.
 */
export const keptAddresses: readonly KeptAddresses[] = [
  {
    why: 'boards and dashboards of the BI module, by number',
    paths: ['/board_*', '/boardBi/*'],
  },
  { why: 'answers to forms, by form', paths: ['/boardDdm_*'], tables: 'FormAnswer_' },
  { why: 'pages whose content is chosen by the rest of the path', paths: ['/dynamic/*'] },
  {
    why: 'languages, desktops and small pages of the system',
    paths: ['/Sys_Language', '/Sys_LanguageList', '/Sys_LightCustomizationSummary', '/Anyv_LC', '/signalR'],
  },
];

/** Whether a path in lower case takes this address. */
const isAt = (address: string, path: string): boolean => {
  const start = address.toLowerCase().replace('*', '');
  const isWhole = start === address.toLowerCase();
  return isWhole ? path === start : path.startsWith(start) || `${path}/` === start;
};

/**
 * The address to come that a path takes, in any case; undefined: none. The name of a table or API is the path of its page without
 * the slash. `table`: what the page lists.
 */
export const keptAddress = (path: string, table?: string): string | undefined =>
  keptAddresses
    .filter(({ tables }) => tables === undefined || table?.startsWith(tables) !== true)
    .flatMap(({ paths }) => paths)
    .find((address) => isAt(address, path.toLowerCase()));
