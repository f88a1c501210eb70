import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** The shell of an operator: what a command sets or enters holds for the next one. */
export class BookShell {
  readonly #child: ChildProcess;
  #said = '';
  #hear: () => void = () => undefined;

  constructor(folder: string) {
    const { PATH = '', HOME = '/root', LANG = 'C.UTF-8' } = process.env;
    this.#child = spawn('bash', ['--noprofile', '--norc'], {
      cwd: folder,
      env: { PATH, HOME, LANG },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        this.#said += piece;
        this.#hear();
      });
    this.#child.once('exit', () => this.#hear());
  }

  /** Runs a command and answers what it said. Throws with that where it does not end with 0. */
  async run(command: string): Promise<string> {
    const mark = randomUUID();
    this.#said = '';
    // The command may not read the next ones.
    this.#child.stdin?.write(`{ ${command}\n} < /dev/null\nprintf '\\n%s %s\\n' "$?" ${mark}\n`);
    const codeIn = (said: string): string | undefined =>
      said
        .split('\n')
        .find((line) => line.endsWith(` ${mark}`))
        ?.split(' ')[0];
    const code = await new Promise<string>((resolve) => {
      this.#hear = () => {
        const found = codeIn(this.#said);
        if (found !== undefined) resolve(found);
        else if (this.#child.exitCode !== null) resolve('the end of the shell');
      };
      this.#hear();
    });
    const said = this.#said.replace(`${code} ${mark}`, '').trim();
    if (code !== '0') throw new Error(`ended with ${code}: ${said.slice(-2000)}`);
    return said;
  }

  /**
   * Runs a command that goes on until Ctrl+C: waits until it says that it is ready, has `look` look, and ends it. Throws where it ends
   * before.
   */
  async runUntil(command: string, log: string, look: () => Promise<string>): Promise<string> {
    // A group of its own, as a terminal gives it.
    const [pid = ''] = (await this.run(`set -m; ${command} > ${log} 2>&1 & set +m; echo "pid $!"`)).match(
      /(?<=pid )\d+/,
    ) ?? [''];
    try {
      await this.run(
        `until grep -q '^ready http' ${log}; do kill -0 ${pid} || { cat ${log}; false; break; }; sleep 0.2; done; grep -q '^ready http' ${log}`,
      );
      return await look();
    } finally {
      await this.run(`kill -INT -- -${pid}; while kill -0 -- -${pid} 2> /dev/null; do sleep 0.1; done`);
    }
  }

  end(): void {
    this.#child.stdin?.end();
  }
}
