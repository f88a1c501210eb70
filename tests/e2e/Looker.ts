import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './expect.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives every frame of the page axe, once. Half a megabyte: pages that are not checked load without it. */
async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

type Theme = 'light' | 'dark';

/**
 * A theme changes colours only: what the first one has shown of all else holds for the second. Rules by name: their tag brings
 * one that axe leaves out.
 */
const whole: RunOptions = { resultTypes: ['violations'] };
const colours: RunOptions = {
  ...whole,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Findings of axe per state, in light and dark or one of them, as `state (theme) rule: element`. */
export class Looker {
  readonly problems: string[] = [];
  readonly #page: Page;
  readonly #themes: readonly Theme[];
  looks = 0;

  constructor(page: Page, themes: readonly Theme[] = ['light', 'dark']) {
    this.#page = page;
    this.#themes = themes;
  }

  /** Checks the opened element; the page behind it has its own check. */
  async at(state: string, opened: Locator): Promise<void> {
    await expect(opened, state).toBeVisible();
    await expect(opened.locator('[aria-busy="true"]'), `${state} has loaded`).toHaveCount(0);
    const before = await this.#page.evaluate(() => document.body.getAttribute('theme-mode') ?? 'light');
    await giveAxe(this.#page);
    for (const theme of this.#themes) {
      await this.#show(theme);
      const options = theme === this.#themes[0] ? whole : colours;
      const found = await opened.evaluate(async (element, asked) => {
        const { axe } = window as unknown as {
          axe: { run(root: Element, options: RunOptions): Promise<AxeResults> };
        };
        const results = await axe.run(element, asked);
        return {
          passes: results.passes.length,
          // Text over a veil has a background that axe cannot tell.
          unsure: results.incomplete.length,
          bad: results.violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) =>
              nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
            ),
        };
      }, options);
      if (options === whole) expect(found.passes, `axe has looked at ${state}`).toBeGreaterThan(3);
      else expect(found.passes + found.unsure, `axe has looked at ${state}`).toBeGreaterThan(0);
      this.looks += 1;
      this.problems.push(...found.bad.map((one) => `${state} (${theme}) ${one}`));
    }
    await this.#show(before);
  }

  async #show(theme: string): Promise<void> {
    await this.#page.evaluate((name) => {
      if (name === 'dark') document.body.setAttribute('theme-mode', name);
      else document.body.removeAttribute('theme-mode');
      // Colours in the middle of a transition belong to neither theme.
      for (const one of document.getAnimations()) one.finish();
    }, theme);
  }
}
