import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../scripts/schema/schemaFiles.ts';

/** The modules that import one of these, directly or through others, and these themselves. */
const dependentsOf = (
  changed: readonly string[],
  inputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>,
): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const found = new Set(changed);
  // A set hands out what is added while it is walked.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
};

/**
 * Fills a folder with the modules that `entries` import, so that a test can change the files `changed` there. What imports a
 * changed file is copied; everything else is a link, and is the module that this process has read already. Reading the whole
 * product a second time takes most of a minute on a busy machine. Paths are relative to the checkout.
 */
export const linkedCopy = (
  copy: string,
  { entries, changed }: { readonly entries: readonly string[]; readonly changed: readonly string[] },
): void => {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: copy,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const copied = dependentsOf(changed, metafile.inputs);
  for (const file of Object.keys(metafile.inputs)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (copied.has(file)) cpSync(join(root, file), join(copy, file));
    else symlinkSync(join(root, file), join(copy, file));
  }
};
