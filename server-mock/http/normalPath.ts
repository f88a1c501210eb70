/** Paths of programs in any spelling: none of them is a page of the browser side. */
const reserved = /^\/(api|metrics|healthz|readyz)(?![\w-])/i;

/** Whether a path is answered by the server alone, whatever lies behind its first name. */
export const isReservedPath = (path: string): boolean => reserved.test(path);

/**
 * The path routes are matched on. `/api` paths are lower-cased and double slashes folded, because table urls are written
 * `/Customer/` and joined to `api` or `/api/`. Other paths keep their case: they name files.
 */
export const normalPath = (pathname: string): string => {
  const folded = pathname.replace(/\/{2,}/g, '/');
  const isApi = /^\/api(\/|$)/i.test(folded);
  // Uploaded files keep the case of what follows: it is a name to show.
  if (!isApi) return folded.replace(/^\/upload\/tables\//i, '/Upload/Tables/');
  const lower = folded.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
};
