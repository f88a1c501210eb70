import { auditStatus } from '../../../../runtime/model/access/documentState.ts';
import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditField } from '../../../../runtime/model/fields/stateFields.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { refuse } from '../../../http/Answer.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { findMade, type Offspring } from './findMade.ts';

/** Maximum documents a refusal names; it counts the rest. */
const named = 5;

/** Message why an approval cannot be reversed: derived documents block it; undefined when it can. */
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

/** Throws the {@link Refusal} of a reverse approval the schema forbids; needs the document's row lock. */
export const refuseReverse = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  row: Row,
): Promise<void> => {
  // The engine itself refuses documents that are not approved.
  if (Number(row[auditField]) !== auditStatus.approved) return;
  const message = reverseRefusal(
    call,
    await findMade(tx, call, { table, row }, { through: ({ isBarrier }) => isBarrier, depth: 1 }),
  );
  if (message !== undefined) throw new Refusal(refuse('422', message));
};
