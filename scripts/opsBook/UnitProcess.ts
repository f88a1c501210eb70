import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { accountOf } from './accountOf.ts';
import type { UnitFile } from './UnitFile.ts';

/** A service by its unit, as far as this needs no systemd: account, folder, environment, order of start and stop, restart after a failure. */
export class UnitProcess {
  #child: ChildProcess | undefined;
  #said = '';
  #isWanted = false;
  /** The start that goes on. */
  #starting: Promise<void> = Promise.resolve();

  constructor(readonly read: () => UnitFile) {}

  /** Is over when it serves, by the unit's own words. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#starting = this.#run();
    await this.#starting;
  }

  /** Waits until a start that systemd would make by itself is over. */
  async recovered(): Promise<void> {
    await this.#starting;
    if (!this.isRunning) throw new Error(`it does not run: ${this.#said}`);
  }

  async #run(): Promise<void> {
    const unit = this.read();
    const account = accountOf(unit.user, unit.group);
    const environment = { PATH: process.env.PATH, ...unit.environment };
    const data = unit.environment.DATA_DIR;
    // StateDirectory=jig jig/%i
    for (const path of data === undefined ? [] : [dirname(data), data]) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      chownSync(path, account.uid, account.gid);
    }
    const spawned = ([name = '', ...words]: readonly string[]): ChildProcess => {
      const child = spawn(name, words, {
        ...{ ...account, cwd: unit.folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece: Buffer) => {
          this.#said = (this.#said + piece.toString()).slice(-4000);
        });
      return child;
    };
    const child = spawned(unit.start);
    this.#child = child;
    child.once('exit', (code) => {
      if (!this.#isWanted || code === 0 || this.#child !== child) return;
      const later = new Promise((resolve) => setTimeout(resolve, unit.restartAfter));
      this.#starting = later.then(() => (this.#isWanted ? this.#run() : undefined));
      this.#starting.catch(() => undefined);
    });
    for (const words of unit.afterStart) {
      const [code] = await once(spawned(words), 'exit');
      if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${this.#said}`);
    }
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it as a lost machine does: for good. */
  lose(): void {
    this.#isWanted = false;
    this.kill('SIGKILL');
  }

  /** Throws where it does not end well in time. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const { stopWithin } = this.read();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    const [code] = await ended;
    clearTimeout(late);
    if (code !== 0) throw new Error(`it ended with ${code} in at most ${stopWithin} ms: ${this.#said}`);
  }
}
