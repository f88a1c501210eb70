/** Paths reserved for the server, in any case; the browser router never handles them. */
const reserved = /^\/(api|metrics|healthz|readyz)(?![\w-])/i;

/** Whether only the server answers this path, also when a longer path follows. */
export const isReservedPath = (path: string): boolean => reserved.test(path);

/**
 * The path for route matching. Lower-cases `/api` paths and folds double slashes.
 * Tables have urls like `/Customer/`, joined to `api` or `/api/`. Other paths name files and keep their case.
 */
export const normalPath = (pathname: string): string => {
  const folded = pathname.replace(/\/{2,}/g, '/');
  const isApi = /^\/api(\/|$)/i.test(folded);
  // The rest keeps its case: it contains the displayed file name.
  if (!isApi) return folded.replace(/^\/upload\/tables\//i, '/Upload/Tables/');
  const lower = folded.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
};
