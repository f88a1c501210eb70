import type { Locator, Page } from '@playwright/test';
import { pageId } from '../../../renderers/shell/pageId.ts';
import { cellPlace } from '../cellPlace.ts';
import { fillField } from '../fillField.ts';
import { Looker } from '../Looker.ts';
import { openInSession } from '../openInSession.ts';
import { expect } from '../product.ts';

/** The window of a user who makes documents of others. */
export class Desk {
  readonly page: Page;
  readonly look: Looker;

  constructor(page: Page) {
    this.page = page;
    this.look = new Looker(page);
  }

  /** Opens a list that shows this number of rows and selects the last ones of them, by the keyboard. */
  async select(address: string, count: number, last = count): Promise<void> {
    await openInSession(this.page, address);
    await expect.poll(() => this.page.evaluate(() => window.jig?.grid()?.rowCount), address).toBe(count);
    await this.page.getByRole('grid').first().focus();
    for (let row = 0; row < count; row += 1) {
      if (row > 0) await this.page.keyboard.press('ArrowDown');
      if (row >= count - last) await this.page.keyboard.press('Space');
    }
    await this.#selected(address, last);
  }

  /** Returns to a list, which has kept what was selected in it. */
  async back(address: string, selected: number): Promise<void> {
    await openInSession(this.page, address);
    await this.#selected(address, selected);
  }

  /** Presses 下推 by the command palette, and what is to be made where there is a choice. */
  async push(offer?: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    // At once: what is typed before the palette has loaded is not lost.
    for (const key of 'xt') await this.page.keyboard.press(key);
    await expect(this.page.locator('.jig-palette').getByRole('combobox')).toHaveValue('xt');
    await expect(this.page.locator('.jig-palette').getByRole('option').first()).toHaveText('下推');
    await this.page.keyboard.press('Enter');
    if (offer === undefined) return;
    const dialog = this.page.getByRole('dialog', { name: '下推' });
    await this.look.at('what to make', dialog);
    await dialog.getByRole('button', { name: offer }).focus();
    await this.page.keyboard.press('Enter');
  }

  /** The new document, once it shows this number of rows. */
  async made(document: string, table: string, count: number): Promise<Locator> {
    const box = this.page.getByRole('dialog', { name: `${document} - 新建` });
    await expect(box).toBeVisible();
    await expect
      .poll(() => this.page.evaluate((name) => window.jig?.grid(name)?.rowCount, table), document)
      .toBe(count);
    return box;
  }

  /** Texts of a column of the list or of a detail table. */
  column(field: string, table?: string): Promise<readonly (string | undefined)[]> {
    return this.page.evaluate(
      ([name, of]) => {
        const grid = window.jig?.grid(of);
        return Array.from({ length: grid?.rowCount ?? 0 }, (_, row) => grid?.cell(row, name));
      },
      [field, table] as const,
    );
  }

  /** Types into a cell of a detail table. */
  async type(table: string, row: number, field: string, text: string): Promise<void> {
    const { x, y } = await cellPlace(this.page, row, field, table);
    await this.page.mouse.dblclick(x, y);
    const editor = this.page.locator(`.jig-grid-editor[data-field="${field}"]`);
    await fillField(editor, text);
  }

  /** Saves, waits until the document is stored, and closes it. */
  async save(box: Locator, document: string): Promise<void> {
    await box.getByRole('button', { name: '保存', exact: true }).click();
    const stored = this.page.getByRole('dialog', { name: `${document} - 编辑` });
    await expect(stored).toBeVisible();
    await stored.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(stored).toHaveCount(0);
  }

  async #selected(address: string, count: number): Promise<void> {
    const [path = ''] = address.split('?');
    await expect(this.page.locator(`#${pageId(path)}`).getByText(`已选 ${count} 项`)).toBeVisible();
  }
}
