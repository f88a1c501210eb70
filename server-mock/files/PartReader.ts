/** What a reader does where the body is not what it should be. */
interface Bounds {
  readonly bytes: number;
  tooLarge(): Error;
  broken(): Error;
}

/**
 * Cuts a stream at the boundary of a multipart body (RFC 7578) and holds no more of it than one chunk and the boundary's
 * length. Node reads such bodies only as a whole (`formData()`), three times the size of the file in memory.
 */
export class PartReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #delimiter: Buffer;
  readonly #bounds: Bounds;
  // The first boundary has no line before it: with this one it is like all others.
  #held: Buffer = Buffer.from('\r\n');
  #read = 0;
  /** Within a part, whose bytes end at the next boundary. */
  #inside = false;
  #begun = false;

  constructor(stream: ReadableStream<Uint8Array>, boundary: string, bounds: Bounds) {
    this.#reader = stream.getReader();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
    this.#bounds = bounds;
  }

  /** Goes to the next part; false after the last. */
  async next(): Promise<boolean> {
    if (!this.#begun) {
      this.#begun = this.#inside = true;
      // Whatever stands before the first boundary is nobody's.
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

  /** The part's bytes as they come. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    for (let piece = await this.#piece(); piece !== undefined; piece = await this.#piece()) yield piece;
  }

  /** What nobody read of the part. */
  async skip(): Promise<void> {
    while ((await this.#piece()) !== undefined);
  }

  /**
   * Lets the rest of the body go. It is read to its end, within the bounds: a connection cut in the middle of a request
   * would take the refusal with it, and the person would only see that the network failed.
   */
  async close(): Promise<void> {
    try {
      for (let part = await this.#reader.read(); !part.done; part = await this.#reader.read()) {
        this.#read += part.value.byteLength;
        if (this.#read > this.#bounds.bytes) break;
      }
    } catch {
      // The other side went first.
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
