import { auditField, auditStatus } from '../../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { refuse } from '../../../http/Answer.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { findMade, type Offspring } from './findMade.ts';

/** Documents a refusal names; the rest it counts. */
const named = 5;

/** Why a document's approval is not reversed now: what was made from it through a link that says so; undefined: it may be. */
export const reverseRefusal = (call: TransactionCall, { root, documents }: Offspring): string | undefined => {
  const barriers = documents.filter(({ bars, isVoid }) => !isVoid && bars.includes(root));
  if (barriers.length === 0) return undefined;
  const shown = barriers.filter(({ label }) => label !== undefined);
  const hidden = barriers.length - shown.length;
  const more = shown.length - named;
  const parts = [
    ...shown.slice(0, named).map(({ table, label }) => `${table.cnName} ${label}`),
    ...(more > 0 ? [call.say('consequence.more', { n: more })] : []),
    ...(hidden > 0 ? [call.say('consequence.hidden', { n: hidden })] : []),
  ];
  return call.say('consequence.refused', { names: parts.join(call.say('consequence.comma')) });
};

/** Throws the {@link Refusal} of a reverse approval the schema forbids; inside the transaction that locked the document. */
export const refuseReverse = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  row: Row,
): Promise<void> => {
  // What is not approved the engine refuses by itself, in its own words.
  if (Number(row[auditField]) !== auditStatus.approved) return;
  const message = reverseRefusal(
    call,
    await findMade(
      tx,
      call,
      { table, row },
      { through: ({ declared }) => declared.blocksReverse === true, depth: 1 },
    ),
  );
  if (message !== undefined) throw new Refusal(refuse('422', message));
};
