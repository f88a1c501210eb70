import { readFileSync } from 'node:fs';

/** What the trial takes from a unit of systemd. */
export interface UnitFile {
  readonly user: string;
  readonly group: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly start: readonly string[];
  readonly afterStart: readonly (readonly string[])[];
  /** Milliseconds before it is started again after a failure. */
  readonly restartAfter: number;
  /** Milliseconds that a stop may take. */
  readonly stopWithin: number;
}

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()] as const);

/** Reads the template of a unit for one instance. Environment files as systemd reads them: lines of NAME=value. */
export function readUnit(path: string, instance: string): UnitFile {
  const lines = pairs(readFileSync(path, 'utf8').replaceAll('%i', instance));
  const all = (name: string): readonly string[] =>
    lines.flatMap(([key, value]) => (key === name ? [value] : []));
  const one = (name: string): string => {
    const value = all(name).at(-1);
    if (value === undefined) throw new Error(`${path} has no ${name}`);
    return value;
  };
  const words = (text: string): readonly string[] => text.split(' ');
  return {
    ...{ user: one('User'), group: one('Group'), folder: one('WorkingDirectory') },
    environment: Object.fromEntries([
      ...all('EnvironmentFile').flatMap((file) => pairs(readFileSync(file, 'utf8'))),
      ...all('Environment').flatMap((text) => pairs(words(text).join('\n'))),
    ]),
    start: words(one('ExecStart')),
    afterStart: all('ExecStartPost').map(words),
    restartAfter: Number(one('RestartSec')) * 1000,
    stopWithin: Number(one('TimeoutStopSec')) * 1000,
  };
}
