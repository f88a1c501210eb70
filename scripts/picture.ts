import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import browserPlaces from './browserPlaces.json' with { type: 'json' };
import { watchRequests } from './watchRequests.ts';

// npm run -s picture: takes the README's screenshot of the running product, the sales order list as user
// `sales`.

const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'dist/server/main.js');
const picture = 'docs/images/list.png';

/** Maximum bytes of the picture in the repository. */
const most = 250_000;

/** Resolves with the address of the started product. Rejects when it exits before it is ready. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^ready (http\S+)/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the product ended (${code})\n${said}`)));
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

async function openList(page: Page, base: string): Promise<void> {
  const quiet = watchRequests(page);
  await page.goto(`${base}/login`);
  await page.getByLabel('用户名').fill('sales');
  await page.getByLabel('密码').fill('jig-demo');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/\/home/);
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '销售订单', exact: true })
    .click();
  await page.getByRole('gridcell', { name: /^XSDD/ }).first().waitFor();
  // The grid paints its canvas in the frame after its rows have loaded.
  await page.locator('canvas').first().waitFor();
  await quiet();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

if (!existsSync(server)) {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const data = mkdtempSync(join(tmpdir(), 'jig-picture-'));
const child = spawn(process.execPath, [server], {
  cwd: root,
  env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const base = await ready(child);
  const executablePath = process.env.JIG_CHROMIUM ?? browserPlaces.find(existsSync);
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1366, height: 768 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    await openList(page, base);
    mkdirSync(join(root, 'docs/images'), { recursive: true });
    await page.screenshot({ path: join(root, picture) });
  } finally {
    await browser.close();
  }
} finally {
  if (child.exitCode === null) await ended(child);
  rmSync(data, { recursive: true, force: true });
}
const { size } = statSync(join(root, picture));
process.stdout.write(`${picture} ${size} bytes\n`);
if (size > most) {
  process.stderr.write(`the picture is larger than ${most} bytes\n`);
  process.exitCode = 1;
}
