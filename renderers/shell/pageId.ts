const part = (path: string): string => path.replace(/[^\w-]/g, '_');

/** DOM id of a page's panel. */
export function pageId(path: string): string {
  return `jig-page-${part(path)}`;
}

/** DOM id of a page's tab. */
export function tabId(path: string): string {
  return `jig-tab-${part(path)}`;
}
