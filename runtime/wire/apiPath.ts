/** Whether a path in lower case belongs to the API. Its answers are never cached: they belong to one user at one time. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
