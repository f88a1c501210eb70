import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { servePages } from '../scripts/servePages.ts';
import { DemoCompanies } from './DemoCompanies.ts';
import { launch } from './measure.ts';
import { ensureBuilt, type RunningProduct, startProduct } from './product.ts';

/**
 * A browser, the built pages of the bench, the product with the demo company, and such companies on PostgreSQL. Suites of one
 * process share them; each is made when it is first asked for.
 */
export class BenchWindows {
  #served: ReturnType<typeof servePages> | undefined;
  #browser: Promise<Browser> | undefined;
  #product: Promise<RunningProduct> | undefined;
  /** Companies on PostgreSQL. */
  readonly companies = new DemoCompanies();
  readonly #data = mkdtempSync(join(tmpdir(), 'jig-bench-'));
  readonly #pages: readonly string[];

  constructor(pages: readonly string[]) {
    this.#pages = pages;
  }

  browser(): Promise<Browser> {
    this.#browser ??= launch();
    return this.#browser;
  }

  /** Address of the pages. */
  async base(): Promise<string> {
    this.#served ??= servePages(this.#pages);
    return (await this.#served).base;
  }

  /** The built product on PGlite with the demo company. */
  product(): Promise<RunningProduct> {
    this.#product ??= (async () => {
      ensureBuilt();
      return startProduct(this.#data);
    })();
    return this.#product;
  }

  async close(): Promise<void> {
    await (await this.#product)?.stop();
    await this.companies.close();
    rmSync(this.#data, { recursive: true, force: true });
    await (await this.#browser)?.close();
    await (await this.#served)?.close();
  }
}
