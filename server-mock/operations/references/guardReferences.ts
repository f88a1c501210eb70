import { isDisablable } from '../../../runtime/model/access/enabledField.ts';
import { usesText } from '../../../runtime/wire/records/usesText.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { type LeavingRows, pointedAt } from '../../references/pointedAt.ts';
import { type UsedRow, usedRows } from '../../references/usedRows.ts';
import { valuesGone } from '../../references/valuesGone.ts';
import { clearReferences } from './clearReferences.ts';
import { describeUses } from './describeUses.ts';

/** Throws the refusal that names what uses the rows. */
const refuseUsed = async (tx: Queryable, call: TransactionCall, used: readonly UsedRow[]): Promise<never> => {
  const [first] = used;
  const leaving = first?.leaving;
  const records = await describeUses(tx, call, used);
  const said = usesText(call.say, records);
  const field = leaving?.table.byName.get(first?.uses[0]?.reference.to ?? '')?.title ?? '';
  const message =
    leaving?.fields !== undefined
      ? call.say('uses.notChanged', { used: said, field })
      : leaving !== undefined && isDisablable(leaving.table)
        ? call.say('uses.notDeletedDisable', { used: said })
        : call.say('uses.notDeleted', { used: said });
  throw new Refusal(refuse('422', message, { uses: records }));
};

/** References kept whole while rows leave. */
export interface GuardedReferences {
  /** Call it after the rows are written. Throws a `Refusal` when documents still refer to one. */
  settle(): Promise<void>;
}

/**
 * Keeps references whole while rows leave. Call it in the transaction, with the rows locked, before they are
 * written, and `settle` after, which also empties fields that are declared to be cleared.
 */
export const guardReferences = async (
  tx: Queryable,
  call: TransactionCall,
  leaving: readonly LeavingRows[],
): Promise<GuardedReferences> => {
  const before = await pointedAt(tx, call, leaving);
  return {
    settle: async () => {
      const pointed = await valuesGone(tx, call, before);
      const kept = await usedRows(tx, call, pointed, 'restrict');
      if (kept.length > 0) await refuseUsed(tx, call, kept);
      await clearReferences(tx, call, pointed);
    },
  };
};
