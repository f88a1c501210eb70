/** Code that could not be loaded: the network was away, or the site was published anew meanwhile. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
