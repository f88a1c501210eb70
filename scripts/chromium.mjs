// Finds a browser for the tests: the system's, else one from the package manager, else Playwright's download.
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

/** Path of Playwright's own download; undefined when there is none. */
async function playwrights() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const found = async () => places.find(existsSync) ?? (await playwrights());

/** Resolves with the path of a browser; undefined when none can be installed. */
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
