import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { StartRefusal } from '../db/StartRefusal.ts';

/** A skipped schema file, with the reason in both languages. */
export interface BrokenFile {
  readonly file: string;
  readonly because: string;
}

const mend =
  '请修复它（npm run -s schema -- check 显示位置），再重新启动 / mend it (npm run -s schema -- check shows the place), then start again';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the files of a schema directory. Collects unreadable files in `broken`, or stops the start. */
export class SchemaFiles {
  readonly broken: BrokenFile[] = [];
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Objects of a folder that have these text properties; skips all other files. */
  all<T>(folder: string, ...names: readonly string[]): readonly T[] {
    return this.#jsonFiles(folder).flatMap((file) => {
      try {
        const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
        const missing = missingOf(value, names);
        if (missing === undefined) return [value as T];
        this.#leaveOut(file, missing);
      } catch (error) {
        this.#leaveOut(file, `无法读取 / it cannot be read: ${reasonOf(error)}`);
      }
      return [];
    });
  }

  /** Reads a required file. Throws {@link StartRefusal} when it is unreadable. */
  one<T>(name: string, isRight: (value: Readonly<Record<string, unknown>>) => boolean): T {
    const file = join(this.#directory, name);
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isObject(value) || !isRight(value)) throw new Error('内容不完整 / it lacks what it must say');
      return value as T;
    } catch (error) {
      throw new StartRefusal(
        `无法读取 ${file}：${reasonOf(error)}；未改动任何数据。请修复或恢复该文件，再重新启动`,
        `${file} cannot be read: ${reasonOf(error)}; no data was changed. Mend or restore the file, then start again`,
        { cause: error },
      );
    }
  }

  /** Texts of all files with this ending in a folder, by name. */
  texts(folder: string, ending: string): ReadonlyMap<string, string> {
    const directory = join(this.#directory, folder);
    return new Map(
      this.#entries(folder)
        .filter((path) => path.endsWith(ending))
        .flatMap((path) => {
          try {
            return [[path.slice(directory.length + 1), readFileSync(path, 'utf8')] as const];
          } catch (error) {
            this.#leaveOut(path, `无法读取 / it cannot be read: ${reasonOf(error)}`);
            return [];
          }
        }),
    );
  }

  #jsonFiles(folder: string): readonly string[] {
    return this.#entries(folder).filter((path) => path.endsWith('.json'));
  }

  /** Files below a folder, including links (mounted configurations consist of them). */
  #entries(folder: string): readonly string[] {
    const directory = join(this.#directory, folder);
    try {
      return readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
    } catch (error) {
      throw new StartRefusal(
        `无法读取目录 ${directory}：${reasonOf(error)}；未改动任何数据。请恢复该目录及其权限，再重新启动`,
        `the directory ${directory} cannot be read: ${reasonOf(error)}; no data was changed. Restore it and its rights, then start again`,
        { cause: error },
      );
    }
  }

  #leaveOut(file: string, because: string): void {
    this.broken.push({ file, because: `${because}; ${mend}` });
  }
}

/** Why a value is not valid for its folder; undefined when it is. */
function missingOf(value: unknown, names: readonly string[]): string | undefined {
  if (!isObject(value)) return '内容不是 JSON 对象 / it holds no JSON object';
  const missing = names.find((name) => typeof value[name] !== 'string' || value[name] === '');
  return missing === undefined ? undefined : `缺少 ${missing} / it lacks ${missing}`;
}
