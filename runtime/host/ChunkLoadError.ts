/** Thrown when a chunk fails to load: the network is down or a new version was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
