import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The used parts of the compared libraries. Declared here because they are not in the lock file. */
export interface Peers {
  readonly cel: {
    Environment: new (
      options: object,
    ) => {
      registerFunction(signature: string, handler: (...values: never[]) => unknown): void;
      parse(text: string): (record: object) => unknown;
    };
  };
  readonly jsonata: (text: string) => { evaluate(record: object): Promise<unknown> };
  readonly jsonLogic: {
    apply(logic: unknown, record: unknown): unknown;
    add_operation(name: string, run: (...values: never[]) => unknown): void;
  };
  readonly amis: {
    parse(text: string, options: object): object;
    evaluate(tree: object, record: object, options?: object): unknown;
  };
  readonly Decimal: new (value: unknown) => DecimalLike;
  readonly signals: {
    signal<T>(value: T): { (): T; (value: T): void };
    computed<T>(run: () => T): () => T;
    effect(run: () => void): () => void;
    startBatch(): void;
    endBatch(): void;
  };
  readonly mobx: {
    observable: { box<T>(value: T, options: object): { get(): T; set(value: T): void } };
    computed<T>(run: () => T, options?: object): { get(): T };
    autorun(run: () => void): () => void;
    runInAction(run: () => void): void;
  };
}

export interface DecimalLike {
  times(other: unknown): DecimalLike;
  plus(other: unknown): DecimalLike;
  toDecimalPlaces(places: number, mode: number): DecimalLike;
  toNumber(): number;
}

/** The suite runs from dist/bench/NAME/. */
const folder = new URL('../../../bench/peers/', import.meta.url);

/** Loads the compared libraries. First installs them from their own lock file when they are missing. */
export async function loadPeers(): Promise<Peers> {
  if (!existsSync(new URL('node_modules/.package-lock.json', folder))) {
    console.log('bench/peers: npm ci');
    const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('bench/peers: npm ci failed');
  }
  const require = createRequire(new URL('package.json', folder));
  // Trusts the types declared above; a missing function fails at its first use.
  const load = async (name: string): Promise<Record<string, unknown>> =>
    (await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>;
  const [cel, jsonata, jsonLogic, amis, decimal, signals, mobx] = await Promise.all(
    [
      '@marcbachmann/cel-js',
      'jsonata',
      'json-logic-js',
      'amis-formula',
      'decimal.js',
      'alien-signals',
      'mobx',
    ].map(load),
  );
  return {
    cel,
    jsonata: jsonata?.default,
    jsonLogic: jsonLogic?.default,
    amis: amis?.default ?? amis,
    Decimal: decimal?.default,
    signals,
    mobx,
  } as unknown as Peers;
}
