import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';

/** Words for a choice by its place in a list or tree. */
const places: Readonly<Record<string, (entries: Locator) => Promise<void>>> = {
  '@first': (entries) => entries.first().click(),
  // A long list shows only its begin; Up goes to its end.
  '@last': async (entries) => {
    const { keyboard } = entries.page();
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
  },
};

/** One kind of control: the element that tells it, and how a person fills it. */
interface Control {
  readonly element: string;
  fill(place: Locator, text: string): Promise<void>;
}

/** Opens a list or tree, types what is looked for, and takes the first entry that fits. */
const choose =
  (list: string, role: 'option' | 'treeitem') =>
  async (place: Locator, text: string): Promise<void> => {
    const page = place.page();
    const input = place.getByRole('combobox');
    // Brings a column of a wide table into view before the press.
    await input.focus();
    await input.click();
    const entries = page.locator(list).getByRole(role);
    await expect(entries.first()).toBeVisible();
    const pick = places[text];
    if (pick !== undefined) return pick(entries);
    await page.keyboard.type(text);
    await entries.filter({ hasText: text }).first().click();
  };

const controls: readonly Control[] = [
  {
    element: '.semi-datepicker',
    fill: async (place, text) => {
      await place.locator('input').fill(text);
      await place.page().keyboard.press('Enter');
    },
  },
  { element: '.semi-tree-select', fill: choose('.semi-portal', 'treeitem') },
  { element: 'input[role=combobox]', fill: choose('[role=listbox]', 'option') },
  {
    element: 'input[type=radio], input[type=checkbox]',
    fill: (place, text) => place.getByText(text, { exact: true }).click(),
  },
  { element: 'textarea, input', fill: (place, text) => place.locator('textarea, input').first().fill(text) },
];

/** Fills the control inside `place`, whatever its kind. */
export async function fillField(place: Locator, text: string): Promise<void> {
  await expect(place).toBeVisible();
  for (const { element, fill } of controls)
    if ((await place.locator(element).count()) > 0) return fill(place, text);
  throw new Error(`no control for ${text}`);
}
