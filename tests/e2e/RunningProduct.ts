import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../setup/freePort.ts';
import { type DatabaseKind, firstData } from './firstData.ts';
import { start, stop } from './productProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of a product besides the demo company. */
export interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Content of its SEED_FILE; only for the checkout's own schemas and environment. */
  readonly seed?: object;
  /** Extra files in `schemas/`: content by path. */
  readonly schemas?: Readonly<Record<string, object>>;
}

/** Copies the built product and adds schema files. */
function copyWith(schemas: Readonly<Record<string, object>>, copy: string): string {
  for (const part of ['dist', 'schemas', 'package.json'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      // Benchmarks may be built at the same time.
      filter: (from) => from !== join(root, 'dist/bench'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries(schemas))
    writeFileSync(join(copy, 'schemas', path), JSON.stringify(content));
  return copy;
}

/** A real process of the built product with its own data. */
export class RunningProduct {
  readonly url: string;
  readonly #room: string;
  readonly #from: string;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess;

  private constructor(room: string, from: string, environment: NodeJS.ProcessEnv, child: ChildProcess) {
    this.url = `http://127.0.0.1:${environment.PORT}`;
    this.#room = room;
    this.#from = from;
    this.#environment = environment;
    this.#child = child;
  }

  static async start(database: DatabaseKind, own: Start): Promise<RunningProduct> {
    const room = mkdtempSync(join(tmpdir(), 'jig-e2e-'));
    const data = join(room, 'data');
    const from = own.schemas === undefined ? root : copyWith(own.schemas, join(room, 'checkout'));
    const isDemo = own.schemas === undefined && own.environment === undefined;
    const environment: NodeJS.ProcessEnv = {
      PORT: String(await freePort()),
      DEMO: '1',
      LOG_LEVEL: 'error',
      ...own.environment,
      ...(await (isDemo
        ? firstData[database].copied(data, from, own.seed)
        : firstData[database].empty(data))),
    };
    return new RunningProduct(room, from, environment, await start(environment, from));
  }

  /** Stops the process like an operator (SIGTERM) and starts it again on the same data. */
  async restart(): Promise<void> {
    await stop(this.#child);
    this.#child = await start(this.#environment, this.#from);
  }

  async stop(): Promise<void> {
    await stop(this.#child);
    rmSync(this.#room, { recursive: true, force: true });
  }
}
