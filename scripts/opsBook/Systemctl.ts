import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../opsTry/program.ts';
import { readUnit } from './UnitFile.ts';
import { UnitProcess } from './UnitProcess.ts';

/** What the page says to systemd, done without it. */
export class Systemctl {
  readonly #folder: string;
  readonly #units = new Map<string, UnitProcess>();

  /** `folder`: absolute path of the trial, below which units and settings of nginx lie. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  unit(name: string): UnitProcess {
    const [, instance = ''] = /^jig@(\d+)$/.exec(name) ?? [];
    if (instance === '') throw new Error(`there is no unit ${name}`);
    const file = join(this.#folder, 'etc/systemd/system/jig@.service');
    const unit = this.#units.get(name) ?? new UnitProcess(() => readUnit(file, instance));
    this.#units.set(name, unit);
    return unit;
  }

  /** Does a command line. Throws for one that it does not know. */
  async run(command: string): Promise<string> {
    const [verb = '', ...words] = command.split(' ').slice(1);
    const names = words.filter((word) => !word.startsWith('--'));
    if (verb === 'daemon-reload') return 'units are read at each start here';
    if (verb === 'reload' && names.join() === 'nginx') return this.#reloadProxy();
    const [signal = ''] = words.flatMap((word) => (word.startsWith('--signal=') ? [word.slice(9)] : []));
    for (const unit of names.map((name) => this.unit(name))) {
      if (verb === 'restart' || verb === 'stop') await unit.stop();
      if (verb === 'restart' || verb === 'start' || (verb === 'enable' && words.includes('--now')))
        await unit.start();
      else if (verb === 'kill' && signal === 'KILL') unit.kill('SIGKILL');
      else if (verb !== 'stop') throw new Error(`the trial does not know: ${command}`);
    }
    return 'by the unit file, without systemd';
  }

  #reloadProxy(): string {
    const isRunning = this.#proxy() > 0;
    const main = join(this.#folder, 'etc/nginx/nginx.conf');
    program('nginx', [...(isRunning ? ['-s', 'reload'] : []), '-c', main]);
    return isRunning ? '' : 'it was not running: started';
  }

  /** Ends everything at once, as a lost machine does. */
  lose(): void {
    for (const unit of this.#units.values()) unit.lose();
    this.#units.clear();
    this.#endProxy();
  }

  /** Ends everything that it started. */
  async end(): Promise<void> {
    for (const unit of this.#units.values()) await unit.stop().catch(() => undefined);
    this.#endProxy();
  }

  #endProxy(): void {
    const pid = this.#proxy();
    if (pid === 0) return;
    process.kill(pid, 'SIGTERM');
    // It removes the file itself, at some time.
    rmSync(join(this.#folder, 'nginx.pid'), { force: true });
  }

  /** Number of the process that runs; 0: none. A check of the settings leaves an empty file. */
  #proxy(): number {
    const file = join(this.#folder, 'nginx.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  }
}
