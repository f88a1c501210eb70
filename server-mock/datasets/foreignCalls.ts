import type { ForeignOffer, ForeignState } from '../../runtime/wire/datasets/Foreign.ts';
import { ForeignFailure } from '../db/foreign/ForeignFailure.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { foreignRefusal } from '../reading/foreign.ts';

/** `GET /api/jig/foreign/databases`: the databases that the operator names, and which of them cannot be read. No addresses. */
export const foreignStates = async (call: UserCall): Promise<Answer<readonly ForeignState[]>> => {
  const { foreign } = call.context;
  const states = await Promise.all(
    foreign.names.map(async (name): Promise<ForeignState> => {
      try {
        await foreign.named(name).relations();
        return { name };
      } catch (error) {
        if (!(error instanceof ForeignFailure)) throw error;
        return { name, problem: call.say(`foreign.${error.reason}`, { name }) };
      }
    }),
  );
  return succeed(null, states);
};

/** `GET /api/jig/foreign/tables?database=`: the tables and views of one of them that its user may read. */
export const foreignTables = async (call: UserCall): Promise<Answer<readonly ForeignOffer[]>> => {
  try {
    const relations = await call.context.foreign.named(call.query('database') ?? '').relations();
    return succeed(
      null,
      relations.map(({ columns, ...relation }) => ({
        ...relation,
        columns: columns.map(({ cast: _how, ...column }) => column),
      })),
    );
  } catch (error) {
    if (error instanceof ForeignFailure) return foreignRefusal(call, error);
    throw error;
  }
};
