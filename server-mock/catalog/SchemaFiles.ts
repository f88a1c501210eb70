import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { upgrade } from '../../runtime/model/check/migrations.ts';
import { isObject, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { StartRefusal } from '../db/StartRefusal.ts';

/** A skipped schema file, with the reason in both languages. */
export interface BrokenFile {
  readonly file: string;
  readonly because: string;
}

/** The document of a schema file. */
interface ShippedFile {
  readonly file: string;
  readonly document: JsonObject;
}

/** True for a kind with a folder of files, false for one with a single file. */
export const isFolder = ({ files }: FileKind): boolean => files.place.endsWith('/');

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

  /** Documents of a kind's folder, in its current format; leaves out files that lack what the kind needs. */
  all({ files: { place, needs, isOptional }, ...kind }: FileKind): readonly ShippedFile[] {
    if (isOptional && !existsSync(join(this.#directory, place))) return [];
    return this.#jsonFiles(place).flatMap((file) => {
      try {
        const read = documentOf(file, kind, needs);
        if ('document' in read) return [read];
        this.leaveOut(file, read.fault);
      } catch (error) {
        this.leaveOut(file, `无法读取 / it cannot be read: ${reasonOf(error)}`);
      }
      return [];
    });
  }

  /** Document of a kind's only file. Throws {@link StartRefusal} when it is unreadable. */
  one({ files: { place, needs }, ...kind }: FileKind): ShippedFile {
    const file = join(this.#directory, place);
    try {
      const read = documentOf(file, kind, needs);
      if ('document' in read) return read;
      throw new Error('内容不完整 / it lacks what it must say');
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
            this.leaveOut(path, `无法读取 / it cannot be read: ${reasonOf(error)}`);
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

  /** Notes a skipped file. */
  leaveOut(file: string, because: string): void {
    this.broken.push({ file, because: `${because}; ${mend}` });
  }
}

/** Reads a file; a fault instead of a document when it is not valid for its kind. Throws when it is no JSON. */
function documentOf(
  file: string,
  kind: Pick<FileKind, 'migrations'>,
  needs: FileKind['files']['needs'],
): ShippedFile | { readonly fault: string } {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(value)) return { fault: '内容不是 JSON 对象 / it holds no JSON object' };
  const missing = Object.entries(needs).find(([name, form]) => !has[form](value[name]));
  if (missing !== undefined) return { fault: `缺少 ${missing[0]} / it lacks ${missing[0]}` };
  // A file from before formats were numbered has the first one.
  const document = upgrade(kind, value as JsonObject, value.format ?? 1);
  return document === undefined
    ? { fault: `格式 ${value.format} 未知 / it has the unknown format ${value.format}` }
    : { file, document };
}

const has = {
  text: (value: unknown): boolean => typeof value === 'string' && value !== '',
  list: Array.isArray,
  object: (value: unknown): boolean => isObject(value),
} as const;
