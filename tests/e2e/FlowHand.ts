import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mouse actions in the designer, with a counter; a press or a drag counts as one. */
export class FlowHand {
  clicks = 0;
  /** Designer dialog. */
  readonly box: Locator;

  constructor(readonly page: Page) {
    this.box = page.getByRole('dialog').first();
  }

  async click(place: Locator): Promise<void> {
    this.clicks += 1;
    await place.click();
  }

  /** Clicks a field and fills it. */
  async type(place: Locator, words: string): Promise<void> {
    await this.click(place);
    await place.fill(words);
  }

  async drag(from: Point, to: Point): Promise<void> {
    this.clicks += 1;
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    // Waits for frames as a human hand would: the canvas draws between press, move and release.
    await this.frames();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
    await mouse.move(to.x, to.y, { steps: 8 });
    await this.frames();
    await mouse.up();
  }

  private frames(): Promise<void> {
    return this.page.evaluate(async () => {
      for (let n = 0; n < 8; n++) await new Promise((done) => requestAnimationFrame(done));
    });
  }

  /**
   * Drags a node type from the palette to a point of the canvas.
   * `left` and `top` are pixels from its upper left corner.
   */
  async drop(kind: 'start' | 'node' | 'end', left: number, top: number): Promise<void> {
    const stage = await boxOf(this.page.locator('.jig-flow-stage'));
    const from = middleOf(await boxOf(this.page.locator(`[data-kind="${kind}"]`)));
    await this.drag(from, { x: stage.x + left, y: stage.y + top });
  }

  node(name: string): Locator {
    return this.page.locator('.jig-flow-node').filter({ hasText: name });
  }

  /** Draws a line from the anchor below one node to another node. */
  async connect(from: string, to: string): Promise<void> {
    const box = await boxOf(this.node(from).locator('.jig-flow-node-box'));
    const start = middleOf(box);
    const end = await boxOf(this.node(to).locator('.jig-flow-node-box'));
    const target = { x: end.x + end.width / 2, y: end.y + 12 };
    const dot = { x: start.x, y: box.y + box.height };
    await this.page.mouse.move(start.x, start.y - 4);
    await this.page.mouse.move(start.x, start.y);
    // A node shows its anchors when the pointer is over it.
    await expect
      .poll(() =>
        this.page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.classList.contains('lf-node-anchor') ?? false,
          dot,
        ),
      )
      .toBe(true);
    await this.drag(dot, target);
  }

  /** Draws a line and expects success. */
  async line(from: string, to: string): Promise<void> {
    const lines = this.page.locator('.jig-flow-line');
    const before = await lines.count();
    await this.connect(from, to);
    await expect(lines).toHaveCount(before + 1);
  }

  /** Draws a line and expects a refusal. */
  async refused(from: string, to: string, words: string): Promise<void> {
    await this.connect(from, to);
    await this.says(words);
  }

  async says(words: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
    for (const close of await this.page.getByRole('alert').getByRole('button').all()) await close.click();
  }

  property(name: string): Locator {
    return this.box.locator(`.jig-fd-side [data-property="${name}"]`);
  }
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`not on screen: ${place}`);
  return box;
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});
