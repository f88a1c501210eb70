import type { APIRequestContext, Page } from '@playwright/test';
import { pageId } from '../../renderers/shell/pageId.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import forms from '../../server-mock/collections/demo/forms.json' with { type: 'json' };
import { demoAccounts } from '../../server-mock/seed/demoAccounts.ts';
import { tablesOfEveryKind } from '../setup/tablesOfEveryKind.ts';
import { keptBoxes } from './keptBoxes.ts';
import { openInSession } from './openInSession.ts';
import { pagesOfEveryKind } from './pagesOfEveryKind.ts';
import { expect, signIn, test } from './product.ts';

// Its own product: a flow that another test publishes puts names of people, which are stored, into boxes.
test.use({ own: {} });

const { bundle } = readBundle(new URL('../../schemas/', import.meta.url).pathname);
const { pages, tables } = bundle;
/** `/approve` needs a document from the inbox; `/playground` shows the texts of the schema in its editor. */
const others = ['/approve', '/playground'];
const known = pages.filter(({ path }) => !others.includes(path));
/** That every list answers is tested in `tests/wire`; `npm run test:long` opens all. */
const isWhole = process.env.JIG_DATABASES === 'both';
const walked = isWhole ? known : pagesOfEveryKind(known, bundle);
/** That every text of every box has English, the check of schemas tells; these boxes show that each part is drawn in it. */
const opened = tablesOfEveryKind(
  walked.flatMap(({ table = '' }) => (tables.get(table)?.view === undefined ? table : [])),
  bundle,
);

/** Stored names of all users: the head names the signed-in one, a box those that a flow asks. */
const namesOfUsers = async (request: APIRequestContext): Promise<readonly string[]> => {
  const login = { userName: 'admin', password: 'jig-demo' };
  const { data } = await (await request.post('/api/user/login', { data: login })).json();
  const answer = await request.post('/api/Sys_User/getPageData', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { page: 1, rows: 500 },
  });
  const { rows } = await answer.json();
  return rows.map(({ UserTrueName }: { UserTrueName: string }) => UserTrueName);
};

/** Pages that show the forms of the demo company, which administrators wrote in Chinese. */
const showsForms = new Set([
  ...['/formSubmit', '/formCollectionResultTree', '/formDraggable', '/permission'],
  // Names of the roles that a board is for, and of the tables of forms.
  ...['/DashBoard/BoardSetting', '/Bi_db_source'],
]);

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Roles have the names that administrators gave them. */
const rolesOfDemo = demoAccounts('').flatMap(({ roles }) => roles ?? []);

/** All that these forms say, and the names of roles, the longest first: a word may be a part of another. */
const textsOfForms = [
  ...rolesOfDemo,
  ...forms.flatMap(({ title, description, questions }) => textsIn([title, description, questions])),
].toSorted((one, other) => other.length - one.length);

/** Chinese texts and names of the page outside stored data (cells, nodes of trees, groups of a chart, rows and tiles of cards, users and tasks of the system's state, tasks, tables made on screen, catalogues). */
const chineseIn = (page: Page, expected: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((known) => {
    const stored =
      '[role=gridcell],[role=treeitem],.jig-scan-card,.jig-rd-tables li,.jig-pd-catalog,.jig-cardlook-rows td,.jig-status-list td,.jig-cardlook-label,.jig-cardlook-tiles,th[scope=row],svg text,input,textarea,noscript,script,style';
    const found = new Set<string>();
    const note = (element: Element | null, text: string | null): void => {
      if (!text || element?.closest(stored) || element?.checkVisibility() === false) return;
      const rest = known.reduce((left, word) => left.replaceAll(word, ''), text);
      if (/[\u4e00-\u9fff]/.test(rest)) found.add(text.trim().slice(0, 80));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      note(node.parentElement, node.textContent);
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) note(element, element.getAttribute(name));
    return [...found];
  }, expected);

const settled = async (page: Page, place: string): Promise<void> => {
  // Pages opened before stay in the document, hidden.
  // `expect` would describe the whole page each time that it looks too early.
  await page.locator('h1:visible, [role=dialog]:visible').first().waitFor();
  await expect(page.locator('[aria-busy="true"]:visible'), `${place} has loaded`).toHaveCount(0);
};

test('pages of every kind open in English without a Chinese label, and so do boxes of every kind', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  // Chinese that belongs there: stored names, and the language's own name for itself.
  const expected = [...(await namesOfUsers(request)), '切换到中文'];
  expect(expected).toContain('超级管理员');
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('jig.locale', 'en'));
  await page.goto('/home');
  const problems: string[] = [];
  const boxes = new Set<string>();
  const read = async (place: string, known: readonly string[]): Promise<void> => {
    await settled(page, place);
    problems.push(...(await chineseIn(page, known)).map((text) => `${place}: ${text}`));
  };
  for (const { path, table } of walked) {
    await openInSession(page, path);
    await read(path, showsForms.has(path) ? [...textsOfForms, ...expected] : expected);
    if (table === undefined || !opened.has(table) || boxes.has(table)) continue;
    // Only the page in front: names of what lies hidden behind it take most of the time to find a button.
    const add = page.locator(`#${pageId(path)}`).getByRole('button', { name: 'New', exact: true });
    if ((await add.count()) === 0 || !(await add.first().isEnabled())) continue;
    await add.first().click();
    await expect(page.getByRole('dialog').first(), path).toBeVisible();
    await read(`${path}, its box`, expected);
    boxes.add(table);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(page.getByRole('dialog'), `the box of ${path} closes`).toHaveCount(0);
  }
  expect(problems).toEqual([]);
  expect(await keptBoxes(page)).toBeLessThanOrEqual(1);
  expect([known.length >= 160, walked.length >= 80, boxes.size >= 12]).toEqual([true, true, true]);
});
