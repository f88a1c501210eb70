import { observable, runInAction } from 'mobx';

/** A lazy component whose code could not be loaded. */
interface FailedPiece {
  /** Asks for the code again at the next drawing. */
  renew(): void;
}

const failed = new Set<FailedPiece>();
const waiting = observable.set<() => void>([], { deep: false });

/** Remembers a piece until {@link retryPieces}: React keeps a failed one for ever otherwise. */
export function pieceFailed(piece: FailedPiece): void {
  failed.add(piece);
}

/** A place on screen that draws nothing until its piece is there; the answer takes it back. */
export function waitForPiece(draw: () => void): () => void {
  runInAction(() => waiting.add(draw));
  return () => runInAction(() => waiting.delete(draw));
}

/** Whether a piece is missing on screen. */
export function isPieceMissing(): boolean {
  return waiting.size > 0;
}

/** The next drawing of a failed piece asks for its code again. */
export function renewPieces(): void {
  for (const piece of failed) piece.renew();
  failed.clear();
}

/** Asks for all missing pieces again, and draws them where they are missing. */
export function retryPieces(): void {
  renewPieces();
  for (const draw of [...waiting]) draw();
}
