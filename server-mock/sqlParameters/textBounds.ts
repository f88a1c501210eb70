import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import { limits } from './limits.ts';

/**
 * Database functions that replace every operation which builds a longer text. They fail on long results instead of
 * cutting them: a cut value would look correct. Without them two calls of `replace`, or names joined over a cross
 * join, could request a gigabyte. They evaluate arguments once and measure before building.
 */
const definitions: readonly string[] = [
  `create or replace function "jig_text"("made" text) returns text language plpgsql immutable as $body$
   begin
     if octet_length("made") > ${limits.made} then
       raise exception using errcode = '54000', message = 'a text that was made is too long';
     end if;
     return "made";
   end $body$`,
  `create or replace function "jig_replace"("whole" text, "from" text, "to" text) returns text
   language plpgsql immutable strict as $body$
   begin
     if octet_length("whole")::bigint + octet_length("whole")::bigint / greatest(octet_length("from"), 1)
        * octet_length("to") > ${limits.replaced} then
       raise exception using errcode = '54000', message = 'a text to be replaced is too long';
     end if;
     return replace("whole", "from", "to");
   end $body$`,
  `create or replace function "jig_join"("joined" text, "next" text, "between" text) returns text
   language plpgsql immutable as $body$
   begin
     if "next" is null then return "joined"; end if;
     if coalesce(octet_length("joined"), 0) + coalesce(octet_length("between"), 0) + octet_length("next") > ${limits.made} then
       raise exception using errcode = '54000', message = 'the joined texts are too long';
     end if;
     return case when "joined" is null then "next" else "joined" || coalesce("between", '') || "next" end;
   end $body$`,
  `create or replace aggregate "jig_string_agg"(text, text) (sfunc = "jig_join", stype = text)`,
];

const made = new WeakMap<ServerContext['changes'], Promise<void>>();

/**
 * Ensures that the functions exist. Call it before every statement; it creates them once. Rejects when they cannot
 * be created.
 */
export const textBounds = (context: ServerContext): Promise<void> => {
  refuseWaitInTransaction('functions another call makes');
  const known = made.get(context.changes);
  if (known !== undefined) return known;
  const making = context.db.transaction(define).catch((error: unknown) => {
    made.delete(context.changes);
    throw error;
  });
  made.set(context.changes, making);
  return making;
};

const define = async (tx: Queryable): Promise<void> => {
  // One process at a time: replacing a function concurrently fails.
  await tx.query(`select pg_advisory_xact_lock(hashtext('jig sql parameters')) is null as "locked"`);
  for (const definition of definitions) await tx.query(definition);
};
