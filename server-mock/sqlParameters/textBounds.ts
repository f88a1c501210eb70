import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import { limits } from './limits.ts';

/**
 * Functions that texts are printed with wherever they make a longer text out of shorter ones. They refuse what is too long
 * instead of cutting it: a cut value would look like a right one. Without them two calls of `replace`, or names joined over
 * a cross join, would ask the database for a gigabyte. Arguments are evaluated once, nothing is made before it is measured.
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

const made = new WeakMap<ServerContext, Promise<void>>();

/** Sees to it that the functions are there; asked before every statement, made once. Rejects when they cannot be made. */
export const textBounds = (context: ServerContext): Promise<void> => {
  refuseWaitInTransaction('functions another call makes');
  const known = made.get(context);
  if (known !== undefined) return known;
  const making = context.db.transaction(define).catch((error: unknown) => {
    made.delete(context);
    throw error;
  });
  made.set(context, making);
  return making;
};

const define = async (tx: Queryable): Promise<void> => {
  // One process at a time: two that replace a function at once fail.
  await tx.query(`select pg_advisory_xact_lock(hashtext('jig sql parameters')) is null as "locked"`);
  for (const definition of definitions) await tx.query(definition);
};
