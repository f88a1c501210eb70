import { createHash } from 'node:crypto';
import type { TableSums } from './BackupHeader.ts';

const lineEnd = 0x0a;

/** Counts and hashes the COPY text of one table. */
export class TableDigest {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(piece: Uint8Array): void {
    this.#hash.update(piece);
    this.#bytes += piece.byteLength;
    for (let at = piece.indexOf(lineEnd); at >= 0; at = piece.indexOf(lineEnd, at + 1)) this.#rows += 1;
  }

  /** Passes pieces on and adds them. */
  async *watching(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      this.add(piece);
      yield piece;
    }
  }

  sums(): TableSums {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
