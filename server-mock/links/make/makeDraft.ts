import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { MadeDraft } from '../../../runtime/wire/links/Make.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { readDraft } from '../../operations/save.ts';
import { assembled } from '../../operations/saving/assembled.ts';
import { buildState } from '../../operations/saving/buildState.ts';
import { recordOf } from '../../operations/saving/SaveState.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { makesFrom } from './makesFrom.ts';
import { readMakeRequest } from './readMakeRequest.ts';

const readableOf = (call: UserCall, table: ResolvedTable, row: Row): Row => {
  const readable = readableFields(call.user, table);
  return Object.fromEntries(Object.entries(row).filter(([field]) => readable.has(field)));
};

/** The draft with everything that a save fills by itself, as the caller may see it. */
const filledDraft = async (
  call: UserCall,
  table: string,
  { main, details }: Document,
): Promise<Answer<MadeDraft>> => {
  // Cells are JSON values.
  const json = (row: Row): JsonObject => row as JsonObject;
  const built = await buildState(
    call,
    {
      ...{ table, action: 'Add', main: json(main) },
      details: Object.entries(details).map(([own, rows]) => ({
        ...{ table: own, rows: rows.map(json), delKeys: [] },
      })),
    },
    undefined,
  );
  if ('refused' in built) return built.refused;
  const { state } = built;
  await readDraft(state);
  const filled = assembled(recordOf(state));
  const [first, ...others] = state.document.details.map(({ table: own }) => ({
    ...{ table: own.table, data: (filled.details[own.table] ?? []).map((row) => readableOf(call, own, row)) },
  }));
  return succeed(null, {
    mainData: readableOf(call, state.document.main, filled.main),
    detailData: first?.data ?? [],
    ...(others.some(({ data }) => data.length > 0) && { details: others }),
  });
};

/**
 * `POST /api/jig/make` `{from: {table, keys, rows?}, to}`: a new document made from others, with what remains of them. Stores
 * nothing: the ordinary Add saves it and checks it again.
 */
export const makeDraft = async (call: UserCall): Promise<Answer<MadeDraft>> => {
  const read = readMakeRequest(call);
  if ('refused' in read) return read.refused;
  const { request } = read;
  const found = accessTable(call, request.table, 'Search');
  if ('refused' in found) return found.refused;
  const { table } = found.access;
  const offers = makesFrom(call, table);
  const [wanted, ...more] = offers.filter((one) => one.offer.to === request.to || one.table === request.to);
  if (wanted === undefined || more.length > 0)
    return refuse(
      '422',
      call.say('link.noMake', {
        source: table.cnName,
        to: request.to.slice(0, 100),
        offers: offers.map(({ offer }) => `${offer.title} (${offer.to})`),
      }),
    );
  const made = await wanted.make(call, found.access, request);
  return 'refused' in made ? made.refused : filledDraft(call, wanted.table, made.document);
};
