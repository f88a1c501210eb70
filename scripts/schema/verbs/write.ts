import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { overlaysInForce } from '../../../server-mock/catalog/versions.ts';
import type { Queryable } from '../../../server-mock/db/Database.ts';
import { check } from '../check.ts';
import { readData } from '../openData.ts';
import { root, shippedFiles } from '../schemaFiles.ts';
import { world } from '../world.ts';
import { type PublishedFiles, publishedFiles } from '../write/publishedFiles.ts';
import type { EntryFolder } from '../write/Shelves.ts';
import { placeOf } from './placeOf.ts';
import type { Verb, VerbCall } from './Verb.ts';

/** The folders that table entries name, for the files of their tables. */
const entryFolders = async (db: Queryable): Promise<readonly EntryFolder[]> => {
  const known = await db.query(`select to_regclass('"Sys_TableInfo"') is not null as known`);
  if (known.rows[0]?.known !== true) return [];
  const { rows } = await db.query(
    `select coalesce(nullif("TableTrueName", ''), "TableName") as "table", coalesce("FolderName", '') as "folder" from "Sys_TableInfo"`,
  );
  return rows.map(({ table, folder }) => ({ table: String(table), folder: String(folder) }));
};

/** Mistakes that the files would have; those the files have already are not counted. */
const mistakes = (
  shipped: ReadonlyMap<string, string>,
  made: PublishedFiles,
  { types, locale }: VerbCall,
) => {
  const options = { ...world, completeTexts: true };
  const after = new Map([...shipped, ...made.files.map(({ file, text }) => [file, text] as const)]);
  const now = new Set(check(shipped, new Map(), types, options, locale).lines);
  const { lines, failed } = check(after, new Map(), types, options, locale);
  return failed ? lines.filter((line) => !now.has(line)) : [];
};

/**
 * `schema write`: what was published becomes files of the checkout. Exit code 1, and no file is written: a published schema
 * does not fit the files, or the files would have mistakes.
 */
export const write: Verb = {
  options: { '--data-dir': 'value', '--schemas': 'value', '--dry-run': 'flag' },
  takes: [0, 1],
  async run(call) {
    const { names, options, types, say } = call;
    const checkout = options.has('--schemas') ? join(options.get('--schemas') ?? '', '..') : root;
    const shipped = shippedFiles(checkout);
    const made = await readData(placeOf(names[0], call), async (db) =>
      publishedFiles(shipped, await overlaysInForce(db), await entryFolders(db), types),
    );
    for (const { kind, name, version } of made.unfit)
      say(
        `unfit      ${kind} ${name} ${version}: it does not fit the files; see 版本历史 of the schema, or publish it again`,
      );
    if (made.unfit.length > 0) return 1;
    const wrong = mistakes(shipped, made, call);
    for (const line of wrong) say(line);
    if (wrong.length > 0) return 1;
    for (const { file, text, how } of made.files) {
      say(`${how.padEnd(10)} ${file}`);
      if (options.has('--dry-run') || how === 'unchanged') continue;
      mkdirSync(dirname(join(checkout, file)), { recursive: true });
      writeFileSync(join(checkout, file), text);
    }
    for (const { kind, name } of made.left)
      say(`left       ${kind} ${name}: has no file; it stays in the database and moves by schema export`);
    for (const [file, n] of made.toRead) say(`translate  ${file}: ${n} texts were made of names; read them`);
    return 0;
  },
};
