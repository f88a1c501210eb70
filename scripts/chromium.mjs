// Finds a browser for the tests or installs one: the system's, else by its package manager, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './install.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const run = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Playwright's own download, if it was ever made. */
async function playwrights() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const found = async () => places.find(existsSync) ?? (await playwrights());

/** Resolves with a browser's path, or undefined when none could be had. */
export async function chromium() {
  const present = await found();
  if (present !== undefined) return present;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stderr.write('jig: installing Chromium (apt-get)\n');
    const packages = ['chromium', 'fonts-noto-cjk'];
    if (
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
    )
      return found();
  }
  process.stderr.write('jig: installing Chromium (playwright)\n');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return found();
}
