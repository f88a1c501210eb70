import { observable, runInAction } from 'mobx';

/** A lazy component whose code failed to load. */
interface FailedPiece {
  /** Makes the next rendering load the code again. */
  renew(): void;
}

const failed = new Set<FailedPiece>();
const waiting = observable.set<() => void>([], { deep: false });

/** Registers a failed piece for {@link retryPieces}. Otherwise React keeps the failure for ever. */
export function pieceFailed(piece: FailedPiece): void {
  failed.add(piece);
}

/**
 * Registers a missing piece on screen; `draw` renders it again. Returns the function that removes the
 * registration.
 */
export function waitForPiece(draw: () => void): () => void {
  runInAction(() => waiting.add(draw));
  return () => runInAction(() => waiting.delete(draw));
}

/** True when a piece on screen is missing. */
export function isPieceMissing(): boolean {
  return waiting.size > 0;
}

/** Makes the next rendering of each failed piece load its code again. */
export function renewPieces(): void {
  for (const piece of failed) piece.renew();
  failed.clear();
}

/** Loads all missing pieces again and renders them. */
export function retryPieces(): void {
  renewPieces();
  for (const draw of [...waiting]) draw();
}
