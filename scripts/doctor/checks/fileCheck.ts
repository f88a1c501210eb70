import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryFiles } from '../../../server-mock/contents/DirectoryFiles.ts';
import type { Check, Examined } from './Check.ts';

/** Findings of one kind that are named; the others are counted. */
const named = 20;

/** Uploaded files that the database lists and that have no contents, and contents that it does not list. */
export const fileCheck: Check = {
  name: 'files',
  async find(examined) {
    const { db, environment } = examined;
    const { rows } = await db.query('select "Id", "Path" from "jig_file" order by "Id"');
    const listed = new Map(rows.map((row) => [String(row.Id), String(row.Path)]));
    const directory = join(environment.dataDirectory, 'files');
    const stored = new Set([...(await inDatabase(examined)), ...inDirectory(directory)]);
    const files = new DirectoryFiles(directory);
    const missing: string[] = [];
    for (const [id] of listed) if (!stored.has(id) && (await files.find(id)) === undefined) missing.push(id);
    const unlisted = [...stored].filter((id) => !listed.has(id));
    return [
      ...missing.slice(0, named).map((id) => ({
        key: 'doctor.fileMissing' as const,
        params: { id, path: listed.get(id) ?? '' },
      })),
      ...(missing.length > named
        ? [{ key: 'doctor.filesMissing' as const, params: { n: missing.length - named } }]
        : []),
      ...(unlisted.length > 0
        ? [{ key: 'doctor.filesUnlisted' as const, params: { n: unlisted.length, id: unlisted[0] ?? '' } }]
        : []),
    ];
  },
};

/** Results of calls that went on as tasks are stored under the ids of their tasks. */
const inDatabase = async ({ db }: Examined): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `select distinct c."FileId" as "id" from "jig_file_content" c where c."TrashedAt" is null
       and not exists (select 1 from "jig_task" t where t."Id" = c."FileId")`,
  );
  return rows.map(({ id }) => String(id));
};

const inDirectory = (directory: string): readonly string[] =>
  namesIn(directory)
    .filter((name) => name.length === 2)
    .flatMap((folder) => namesIn(join(directory, folder)));

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
