import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { RehearsedLink } from '../../runtime/wire/relations/Relations.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { runOptions } from '../context/runOptions.ts';
import type { UserCall } from '../http/Call.ts';
import type { Examination } from '../links/doctor/Examination.ts';
import { examineCarriers } from '../links/doctor/examineCarriers.ts';
import { examineSources } from '../links/doctor/examineSources.ts';
import type { LinkDifference } from '../links/doctor/LinkDifference.ts';
import { linkIndex } from '../links/LinkIndex.ts';
import { newestDocuments } from '../links/newestDocuments.ts';

/** Differences told in words. */
const told = 5;

/** What is wrong with a stored row, with titles in place of names. */
const inWords = (call: UserCall, catalog: SchemaCatalog, title: string, one: LinkDifference): string => {
  const table = catalog.table(one.table);
  const none = call.say('doctor.none');
  const field = table?.byName.get(one.field ?? '')?.title ?? one.field ?? '';
  const [found, expected] = [one.found ?? none, one.expected ?? none];
  const params = { ...one, of: title, table: table?.cnName ?? one.table, field, found, expected };
  return messageOf({ rule: `doctor.${one.kind}`, params }, call.locale);
};

/** Examines the newest stored documents by links of a draft, and tells which it would have refused. */
export const rehearseLinks = async (
  call: UserCall,
  trial: SchemaCatalog,
  table: string,
  names: readonly string[],
): Promise<readonly RehearsedLink[]> => {
  const { db } = call.context;
  const index = linkIndex(trial);
  const links = index.carriedBy(table).filter(({ schema }) => names.includes(schema.name));
  const found = new Map(links.map(({ id }) => [id, { count: 0, examples: [] as LinkDifference[] }]));
  const examination: Examination = {
    ...{ index, options: runOptions(call.context) },
    documentOf: (main) => trial.document(main),
    found: (one) => {
      const known = found.get(one.of);
      if (known === undefined) return;
      known.count += 1;
      if (known.examples.length < told) known.examples.push(one);
    },
  };
  const through = async (full: DocumentTable, examine: typeof examineSources): Promise<void> => {
    for (const keys of await newestDocuments(db, full.main))
      await db.transaction((tx) => examine(tx, examination, full, keys), {
        isolation: 'repeatable read',
        retries: 0,
      });
  };
  const own = trial.document(table);
  if (own !== undefined && links.length > 0) await through(own, examineCarriers);
  const sources = new Map(links.map(({ source }) => [source.document.main.table, source.document] as const));
  for (const source of sources.values()) await through(source, examineSources);
  return links.map(({ id, schema }) => ({
    name: schema.name,
    refused: found.get(id)?.count ?? 0,
    examples: (found.get(id)?.examples ?? []).map((one) => inWords(call, trial, schema.title, one)),
  }));
};
