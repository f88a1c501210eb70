import { auditStatusOf, isAudited, isClosed } from '../../../../runtime/model/access/documentState.ts';
import { auditField } from '../../../../runtime/model/fields/stateFields.ts';
import type { ConsequencesAnswer, MadeRow } from '../../../../runtime/wire/workflow/ConsequencesAnswer.ts';
import { dictionary } from '../../../dictionaries/options.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';
import { courseRow } from '../courseScope.ts';
import { findMade } from './findMade.ts';
import { type MadeDocument, obstaclesOf } from './MadeDocument.ts';
import { reverseRefusal } from './reverseRefusal.ts';
import { undoOrder } from './undoOrder.ts';

/** Labels of a dictionary that holds document states. */
const labelsOf = async (call: UserCall, dicNo: string): Promise<ReadonlyMap<string, string>> => {
  const found = await dictionary(call, dicNo, { limit: 200 });
  return new Map((found?.data ?? []).map(({ key, value }) => [String(key), value] as const));
};

/** Labels of document states; reads each dictionary once. */
class StatusWords {
  readonly #call: UserCall;
  readonly #labels = new Map<string, ReadonlyMap<string, string>>();

  constructor(call: UserCall) {
    this.#call = call;
  }

  /** Progress besides approval; undefined when the table has none or the caller may not read it. */
  async progress({ table, row, isProgressSeen }: MadeDocument): Promise<string | undefined> {
    const field = table.progress && table.byName.get(table.progress.field);
    if (field?.dataKey === undefined || !isProgressSeen) return undefined;
    return this.#word(field.dataKey, row[field.field]);
  }

  async of(document: MadeDocument): Promise<string> {
    const { table, row } = document;
    const words = [
      table.byName.has(auditField) ? await this.#word('audit', auditStatusOf(row)) : undefined,
      await this.progress(document),
      isClosed(row) ? this.#call.say('consequence.isClosed') : undefined,
      document.goesAlong ? this.#call.say('consequence.goesAlong') : undefined,
    ];
    return words
      .filter((word) => word !== undefined && word !== '')
      .join(this.#call.say('consequence.comma'));
  }

  async #word(dicNo: string, value: unknown): Promise<string | undefined> {
    const labels = this.#labels.get(dicNo) ?? (await labelsOf(this.#call, dicNo));
    this.#labels.set(dicNo, labels);
    return labels.get(String(value ?? ''));
  }
}

const blocksOf = async (
  call: UserCall,
  words: StatusWords,
  document: MadeDocument,
): Promise<string | null> => {
  const said: string[] = [];
  for (const obstacle of obstaclesOf(document)) {
    const status = (await words.progress(document)) ?? call.say('consequence.started');
    said.push(call.say(`consequence.blocks.${obstacle}`, { status }));
  }
  return said.length === 0 ? null : said.join(call.say('consequence.semicolon'));
};

/** The nearest visible source; undefined for direct results of the root or when all sources are hidden. */
const shownAbove = (document: MadeDocument): MadeDocument | undefined => {
  const seen = new Set<MadeDocument>();
  let above = document.from[0];
  while (above !== undefined && above.label === undefined && !seen.has(above)) {
    seen.add(above);
    above = above.from[0];
  }
  return above;
};

const depthOf = (document: MadeDocument): number => {
  let depth = 0;
  const seen = new Set<MadeDocument>();
  for (let at = shownAbove(document); at !== undefined && !seen.has(at); at = shownAbove(at)) {
    seen.add(at);
    depth += 1;
  }
  return depth;
};

/**
 * `GET /api/Sys_WorkFlow/consequences?tableName&id`: all documents made from one, as its
 * trail finds them.
 * Says what blocks undoing it, and the order of undoing, leaves first. For users who may see the document's
 * workflow.
 * Documents hidden from the caller are counted, not named.
 */
export const consequences = async (call: UserCall): Promise<Answer<ConsequencesAnswer>> => {
  const tableName = call.query('tableName') ?? '';
  const table = call.context.catalog.table(tableName);
  if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  const found = await courseRow(call, table, call.query('id'));
  if ('refused' in found) return found.refused;
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const offspring = await findMade(call.context.db, call, { table, row: found.row });
  const shown = offspring.documents.filter(({ label }) => label !== undefined);
  const words = new StatusWords(call);
  const list: MadeRow[] = [];
  for (const document of shown) {
    const { table: of, key, label, row } = document;
    if (label === undefined) continue;
    const above = shownAbove(document);
    list.push({
      table: of.table,
      cnName: of.cnName,
      key,
      label,
      auditStatus: of.byName.has(auditField) ? auditStatusOf(row) : null,
      status: await words.of(document),
      depth: depthOf(document),
      from: above && { table: above.table.table, key: above.key },
      blocks: await blocksOf(call, words, document),
    });
  }
  const order = undoOrder(offspring).flatMap(({ document, action }) => {
    const { table: of, key, label } = document;
    return label === undefined ? [] : [{ table: of.table, cnName: of.cnName, key, label, action }];
  });
  return succeed(null, {
    list,
    order,
    hidden: offspring.documents.length - shown.length,
    isCut: offspring.isCut,
    refused: reverseRefusal(call, offspring) ?? null,
  });
};
