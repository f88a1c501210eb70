import type { MessageKey } from '../../model/messages/index.ts';
import type { RecordUse, UsedRecord } from './Uses.ts';

type Say = (key: MessageKey, params?: Readonly<Record<string, string | number>>) => string;

/** Maximum used records in one text. */
const mostRecords = 3;
/** Maximum names of documents in one text. */
const mostNames = 3;

/** A count with the title of the table, and of the field where several fields of it refer. */
const countText = (say: Say, use: RecordUse, uses: readonly RecordUse[]): string => {
  const { title, fieldTitle, count, isDocument } = use;
  const isAlone = uses.every((other) => other === use || other.title !== title);
  const named = isAlone ? title : say('uses.field', { title, field: fieldTitle });
  return say(isDocument ? 'uses.documents' : 'uses.records', { n: count, title: named });
};

const recordText = (say: Say, { table, name, uses }: UsedRecord): string => {
  const names = uses.flatMap((use) => use.names).slice(0, mostNames);
  const said = say('uses.used', {
    table,
    name,
    uses: uses.map((use) => countText(say, use, uses)).join(say('uses.and')),
  });
  return names.length === 0 ? said : said + say('uses.such', { names: names.join(say('uses.and')) });
};

/** What uses the records: `客户【恒泰】被 93 张销售订单引用（如 SO-1）`. */
export const usesText = (say: Say, records: readonly UsedRecord[]): string => {
  const texts = records.slice(0, mostRecords).map((record) => recordText(say, record));
  const more = records.length - texts.length;
  return texts.join(say('uses.next')) + (more > 0 ? say('uses.more', { n: more }) : '');
};
