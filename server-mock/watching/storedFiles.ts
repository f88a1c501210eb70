import type { ServerContext } from '../context/ServerContext.ts';

/** Uploaded files that are in use or may still be, and their bytes. */
export const storedFiles = async ({
  db,
}: Pick<ServerContext, 'db'>): Promise<{ readonly files: number; readonly bytes: number }> => {
  const { rows } = await db.query(
    'select count(*)::integer as "files", coalesce(sum("Size"), 0)::text as "bytes" from "jig_file"',
  );
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
};
