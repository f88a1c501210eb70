import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { StoredInstance } from '../records/StoredInstance.ts';

/** Throws a {@link Refusal} when the flow forbids voting on several documents at once (BatchAudit). */
export const refuseBatch = async (
  tx: Queryable,
  call: TransactionCall,
  { instance, flowName }: StoredInstance,
): Promise<void> => {
  const flow = instance.flow && (await call.context.flows.version(tx, instance.flow));
  if (flow?.batch === false)
    throw new Refusal(refuse('422', call.say('flowTime.noBatch', { name: flowName })));
};
