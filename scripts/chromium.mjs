// Finds a browser for the tests: the system's, else one from the package manager, else Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The first one that exists is used. The shell without windows opens a page in half the processor time of the whole browser. */
const places = JSON.parse(readFileSync(join(root, 'scripts/browserPlaces.json'), 'utf8'));

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
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-noto-cjk'];
    // Older systems have no package of the shell.
    if (
      run('apt-get', ['update', '-qq']) &&
      (run('apt-get', [...install, 'chromium-headless-shell']) || run('apt-get', [...install, 'chromium']))
    )
      return found();
  }
  process.stderr.write('jig: installing Chromium (playwright)\n');
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return found();
}
