/** Limit of the body in bytes, and the errors to throw. */
interface Bounds {
  readonly bytes: number;
  tooLarge(): Error;
  broken(): Error;
}

/**
 * Streams the parts of a multipart body (RFC 7578). Buffers at most one chunk plus the boundary. Node's `formData()`
 * needs three times the file size in memory.
 */
export class PartReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #delimiter: Buffer;
  readonly #bounds: Bounds;
  // The first boundary has no line break before it; adding one makes it like the others.
  #held: Buffer = Buffer.from('\r\n');
  #read = 0;
  /** True inside a part, which ends at the next boundary. */
  #inside = false;
  #begun = false;

  constructor(stream: ReadableStream<Uint8Array>, boundary: string, bounds: Bounds) {
    this.#reader = stream.getReader();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
    this.#bounds = bounds;
  }

  /** Advances to the next part; false after the last. */
  async next(): Promise<boolean> {
    if (!this.#begun) {
      this.#begun = this.#inside = true;
      // Text before the first boundary belongs to no part.
      await this.skip();
    }
    const tail = (await this.#exactly(2)).toString('latin1');
    if (tail === '--') return false;
    if (tail !== '\r\n') throw this.#bounds.broken();
    this.#inside = true;
    return true;
  }

  /** The part's header lines, at most `most` bytes. */
  async head(most: number): Promise<Buffer> {
    for (;;) {
      const end = this.#held.indexOf('\r\n\r\n');
      if (end >= 0 && end <= most) {
        const head = this.#take(end);
        this.#take(4);
        return head;
      }
      if (this.#held.length > most || !(await this.#more())) throw this.#bounds.broken();
    }
  }

  /** Streams the bytes of the part. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    for (let piece = await this.#piece(); piece !== undefined; piece = await this.#piece()) yield piece;
  }

  /** Discards the unread bytes of the part. */
  async skip(): Promise<void> {
    while ((await this.#piece()) !== undefined);
  }

  /**
   * Discards the rest of the body. Reads to its end, within the limit: closing the connection during a request
   * would lose the error message, and the user would only see a network failure.
   */
  async close(): Promise<void> {
    try {
      for (let part = await this.#reader.read(); !part.done; part = await this.#reader.read()) {
        this.#read += part.value.byteLength;
        if (this.#read > this.#bounds.bytes) break;
      }
    } catch {
      // The client disconnected first.
    }
    await this.#reader.cancel().catch(() => undefined);
  }

  async #piece(): Promise<Buffer | undefined> {
    while (this.#inside) {
      const at = this.#held.indexOf(this.#delimiter);
      if (at >= 0) {
        const last = this.#take(at);
        this.#take(this.#delimiter.length);
        this.#inside = false;
        return last.length > 0 ? last : undefined;
      }
      const safe = this.#held.length - this.#delimiter.length + 1;
      if (safe > 0) return this.#take(safe);
      if (!(await this.#more())) throw this.#bounds.broken();
    }
    return undefined;
  }

  async #exactly(length: number): Promise<Buffer> {
    while (this.#held.length < length) if (!(await this.#more())) throw this.#bounds.broken();
    return this.#take(length);
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { value } = await this.#reader.read().catch(() => {
      throw this.#bounds.broken();
    });
    if (value === undefined) return false;
    this.#read += value.byteLength;
    if (this.#read > this.#bounds.bytes) throw this.#bounds.tooLarge();
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value]);
    return true;
  }
}
