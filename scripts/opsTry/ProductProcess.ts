import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The account without rights on Debian and its kin. */
export const nobody = 65_534;

/** A process of the product on a port, that can be started again. */
export class ProductProcess {
  #child: ChildProcess | undefined;
  #said = '';

  constructor(
    readonly port: number,
    readonly folder: string,
    readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Starts it as an account without rights, where this one has the right to, and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(this.folder, 'dist/server/main.js')], {
      cwd: this.folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(this.port), ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
    });
    this.#child = child;
    this.#said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (piece: Buffer): void => {
        this.#said = (this.#said + piece.toString()).slice(-8000);
        if (/^ready http/m.test(this.#said)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the process ended with ${code}: ${this.#said}`)));
    });
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Its last words. */
  get said(): string {
    return this.#said;
  }

  /** Sends a signal and waits for the end. Answers exit code or signal. */
  async end(signal: NodeJS.Signals): Promise<string> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return 'was not running';
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code, killed] = await ended;
    return String(code ?? killed);
  }
}
