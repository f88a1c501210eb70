import type { Locator, Page } from '@playwright/test';
import { pageId } from '../../renderers/shell/pageId.ts';
import roles from './cases/nineRoles.json' with { type: 'json' };
import { fillField } from './fillField.ts';
import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { phone, test } from './windows.ts';

// Its own product: other files count the records that these stories add to.
test.use({ own: {} });

type Values = Readonly<Record<string, string>>;

/** Values of the form and of the first detail row of a record, by field. */
interface Parts {
  readonly main?: Values;
  readonly row?: Values;
}

/** A record that a role makes. */
interface Made extends Parts {
  readonly page: string;
  /** The wrong value typed first, and what is said at its field in the role's language. */
  readonly mistake: Parts & { readonly says: string };
  /** The field by whose value the list shows the record. */
  readonly seen: string;
}

interface Role {
  readonly user: string;
  readonly says: string;
  readonly size: string;
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  /** Works on both databases in a long run. */
  readonly both?: boolean;
  /** Pages of its day besides those of its records. */
  readonly day: readonly string[];
  readonly makes: readonly Made[];
}

const sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desk: { width: 1680, height: 1000 },
  phone,
};

const words: Readonly<Record<string, Values>> = {
  zh: { menu: '展开菜单', add: '新建', row: '新增行', save: '保存', saved: '编辑', close: '关闭' },
  en: { menu: 'Expand the menu', add: 'New', row: 'Add row', save: 'Save', saved: 'Edit', close: 'Close' },
};

/** A signed-in role in its window. */
class Day {
  readonly look: Looker;
  readonly #page: Page;
  readonly #role: Role;
  readonly #words: Values;

  constructor(page: Page, role: Role) {
    this.look = new Looker(page, [role.theme]);
    this.#page = page;
    this.#role = role;
    this.#words = words[role.locale] ?? {};
  }

  /** Starts in the role's theme and language. */
  async begin(): Promise<void> {
    const { theme, locale } = this.#role;
    await this.#page.evaluate((kept) => Object.assign(localStorage, kept), {
      'jig.theme': theme,
      'jig.locale': locale,
    });
    await this.#page.goto('/home');
    await this.#shown('/home');
  }

  /** Opens a page by the menu that the server sent. */
  async open(path: string): Promise<void> {
    const menu = this.#page.locator('nav.jig-menu');
    if (this.#role.size === 'phone') await this.#button(this.#page, 'menu').click();
    await expect(menu).toBeVisible();
    const link = menu.locator(`a[href="${path}"]`);
    const closed = menu.locator('button[aria-expanded="false"]');
    while ((await link.count()) === 0) await closed.first().click();
    await link.click();
    await expect(this.#page).toHaveURL(new RegExp(`${path}$`));
    await this.#shown(path);
  }

  /** Makes a mistake, reads what is said at its field, mends it, and finds the saved record in the list. */
  async make({ page, main = {}, row = {}, mistake, seen }: Made): Promise<void> {
    await this.#button(this.#page.locator(`#${pageId(page)}`), 'add')
      .first()
      .click();
    const box = this.#page.getByRole('dialog').first();
    await expect(box).toBeVisible();
    const form = (field: string): Locator => box.locator(`.jig-field[data-field="${field}"]`);
    const line = (field: string): Locator => box.locator(`.jig-grid-editor[data-field="${field}"]`);
    const fill = async (place: (field: string) => Locator, values: Values): Promise<void> => {
      for (const [field, value] of Object.entries(values)) await fillField(place(field), value);
    };
    await fill(form, { ...main, ...mistake.main });
    if (Object.keys(row).length > 0) {
      await this.#button(box, 'row').first().click();
      await fill(line, { ...row, ...mistake.row });
    }
    await this.#button(box, 'save').click();
    for (const [place, wrong, right] of [
      [form, mistake.main, main],
      [line, mistake.row, row],
    ] as const)
      for (const field of Object.keys(wrong ?? {})) {
        await expect(place(field).locator('[id$="-message"]')).toHaveText(mistake.says);
        if (page === this.#role.makes[0]?.page) await this.look.at(`mistake in ${page}`, box);
        await fillField(place(field), right[field] ?? '');
      }
    await this.#button(box, 'save').click();
    await expect(box).toHaveAccessibleName(new RegExp(`${this.#words.saved}$`));
    const text = await form(seen).locator('input, textarea').first().inputValue();
    expect(text).not.toBe('');
    await this.#button(box, 'close').click();
    await expect(box).toBeHidden();
    await this.#listed(text);
  }

  #button(place: Locator | Page, name: string): Locator {
    return place.getByRole('button', { name: this.#words[name] ?? name, exact: true });
  }

  /** The page has loaded, says what it is, and fits the window. */
  async #shown(path: string): Promise<void> {
    // The address changes first; the page before stays until this one can be drawn.
    await expect(this.#page.locator(`#${pageId(path)}`), path).toBeVisible();
    // By tag and attribute: to find a role, the browser works out that of all that lies hidden behind the page.
    await expect(this.#page.locator('h1:visible').first(), path).toHaveText(/./);
    await expect(this.#page.locator('main [aria-busy="true"]'), `${path} has loaded`).toHaveCount(0);
    await expect(this.#page.locator('[role="alert"]:visible'), path).toHaveCount(0);
    const wide = await this.#page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBe(sizes[this.#role.size]?.width);
  }

  async #listed(text: string): Promise<void> {
    const inList = (): Promise<boolean> =>
      this.#page.evaluate((wanted) => {
        const grid = window.jig?.grid();
        if (grid === undefined) return document.querySelector('main')?.innerText.includes(wanted) ?? false;
        const rows = Array.from({ length: grid.rowCount }, (_, at) => at);
        return rows.some((at) => grid.columns.some(({ field }) => grid.cell(at, field)?.includes(wanted)));
      }, text);
    await expect.poll(inList, `the list shows ${text}`).toBe(true);
  }
}

for (const role of roles as readonly Role[])
  test(`${role.user} ${role.says} (${role.size}, ${role.theme}, ${role.locale})`, async ({
    windows,
    database,
  }) => {
    test.skip(database === 'pglite' && !role.both, 'two roles are enough on the second database');
    const page = await windows.open(role.user, sizes[role.size]);
    const day = new Day(page, role);
    await day.begin();
    for (const path of role.day) await test.step(path, () => day.open(path));
    await day.look.at(`last page of the day of ${role.user}`, page.locator('html'));
    for (const made of role.makes)
      await test.step(made.page, async () => {
        await day.open(made.page);
        await day.make(made);
      });
    expect(day.look.looks).toBe(2);
    expect(day.look.problems).toEqual([]);
  });
