import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartRefusal } from './StartRefusal.ts';

const isFile = (path: string): boolean => {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/** Creates the data directory if needed. Throws a {@link StartRefusal} when it cannot be used. */
export function makeDirectory(directory: string): void {
  if (isFile(directory))
    throw new StartRefusal(
      `数据目录 ${directory} 是一个文件；请将 DATA_DIR 设为目录`,
      `the data directory ${directory} is a file; set DATA_DIR to a directory`,
    );
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unusableDirectory(directory, cause);
  }
}

/** The refusal for an error of the file system in the data directory. */
export function unusableDirectory(directory: string, cause: unknown): StartRefusal {
  const { code = '' } = cause as NodeJS.ErrnoException;
  return new StartRefusal(
    `数据目录 ${directory} 无法使用（${code}）；请检查路径和权限，或将 DATA_DIR 设为其他目录`,
    `the data directory ${directory} cannot be used (${code}); check its path and permissions, or set DATA_DIR to another one`,
    { cause },
  );
}
