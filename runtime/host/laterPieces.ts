/** Loads of pieces that were not fetched ahead yet. Fetching one may add those inside it. */
export const laterPieces = new Set<() => Promise<unknown>>();
