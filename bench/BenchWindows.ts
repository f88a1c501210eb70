import type { Browser } from '@playwright/test';
import { servePages } from '../scripts/servePages.ts';
import { launch } from './measure.ts';

/** A browser, and the built pages of the bench. Suites of one process share them; each is made when it is first asked for. */
export class BenchWindows {
  #served: ReturnType<typeof servePages> | undefined;
  #browser: Promise<Browser> | undefined;
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

  async close(): Promise<void> {
    await (await this.#browser)?.close();
    await (await this.#served)?.close();
  }
}
