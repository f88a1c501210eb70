import { isDeepStrictEqual } from 'node:util';
import type { DatabaseKind } from './firstData.ts';
import { RunningProduct, type Start } from './RunningProduct.ts';

/**
 * The products that the stories of one worker use, started when they are needed. A file that changes what others read has one of its
 * own: starting a worker and its browser for each such file took longer than the product.
 */
export class Products {
  readonly #database: DatabaseKind;
  #shared: RunningProduct | undefined;
  #own: { readonly file: string; readonly start: Start; readonly product: RunningProduct } | undefined;

  constructor(database: DatabaseKind) {
    this.#database = database;
  }

  /** The product of all files that have none of their own. */
  async shared(): Promise<RunningProduct> {
    this.#shared ??= await RunningProduct.start(this.#database, {});
    return this.#shared;
  }

  /** The product of a file; that of the file before ends. Throws for a second one in a file. */
  async ownOf(file: string, start: Start): Promise<RunningProduct> {
    if (this.#own?.file === file) {
      if (!isDeepStrictEqual(this.#own.start, start)) throw new Error(`${file}: a file has one product`);
      return this.#own.product;
    }
    await this.#endOwn();
    const product = await RunningProduct.start(this.#database, start);
    this.#own = { file, start, product };
    return product;
  }

  async #endOwn(): Promise<void> {
    const ended = this.#own;
    this.#own = undefined;
    await ended?.product.stop();
  }

  async stop(): Promise<void> {
    await this.#endOwn();
    await this.#shared?.stop();
  }
}
