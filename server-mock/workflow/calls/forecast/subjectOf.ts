import { auditStatus, auditStatusOf } from '../../../../runtime/model/access/documentState.ts';
import type { Document, DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../../../runtime/model/schema/Row.ts';
import { type Answer, refuse } from '../../../http/Answer.ts';
import { asObject, asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { readDraft } from '../../../operations/save.ts';
import { assembled } from '../../../operations/saving/assembled.ts';
import { buildState } from '../../../operations/saving/buildState.ts';
import { loadDocument } from '../../../operations/saving/loadDocument.ts';
import { readSaveRequest } from '../../../operations/saving/readSaveRequest.ts';
import { recordOf, type SaveState } from '../../../operations/saving/SaveState.ts';
import { parseKey } from '../../../reading/parseKey.ts';
import { scopeOf } from '../../../reading/scopeOf.ts';
import { accessTable } from '../../../reading/tableAccess.ts';
import { keyText } from '../../../records/keyText.ts';
import { hiddenHere } from '../../hiding/hiddenHere.ts';
import { creatorNameOf, creatorOf } from '../../moves/creatorOf.ts';
import { loadInstance, type StoredInstance } from '../../records/StoredInstance.ts';
import { decidable, seatScope, seatsOfCall } from '../seatScope.ts';

/** The document of a forecast. */
export interface ForecastSubject {
  readonly document: Document;
  readonly creatorId: number;
  readonly creator: string;
  /** The instance the document stays in; undefined when its next save or submission chooses a flow anew. */
  readonly stored: StoredInstance | undefined;
  /** Issues of sent values that could not be read and count as empty. */
  readonly issues: readonly Issue[];
  /** Fields that the user's node hides. */
  readonly hidden: ReadonlySet<string>;
}

type Found = { readonly subject: ForecastSubject } | { readonly refused: Answer<never> };

/**
 * Reads the document of a forecast call; writes nothing.
 * `{key}` names a saved document. With `mainData` it is read as a save would read it: as a new record, or
 * over the saved one while a save may still restart its flow. Users asked about a document may call it too.
 */
export const subjectOf = async (call: UserCall, full: DocumentTable): Promise<Found> => {
  const body = bodyObject(call);
  const sent = asText(body.key) ?? call.query('id') ?? '';
  const isDraft = body.mainData !== undefined && body.mainData !== null;
  if (sent === '') return newRecord(call, full);
  const key = parseKey(full.main, sent);
  if (key === undefined) return { refused: refuse('422', call.say('server.badKey')) };
  return savedRecord(call, full, key, isDraft);
};

const newRecord = async (call: UserCall, full: DocumentTable): Promise<Found> => {
  const request = readSaveRequest(full.main, 'Add', bodyObject(call));
  if (request === undefined) return { refused: refuse('422', call.say('server.paramsIncomplete')) };
  const built = await buildState(call, request, undefined);
  if ('refused' in built) return built;
  const { user } = call;
  return drafted(built.state, {
    creatorId: user.id,
    creator: user.realName,
    stored: undefined,
    hidden: new Set(),
  });
};

const savedRecord = async (
  call: UserCall,
  full: DocumentTable,
  key: Cell,
  isDraft: boolean,
): Promise<Found> => {
  const { db } = call.context;
  const { main } = full;
  const access = accessTable(call, main.table, 'Search');
  const scope =
    'refused' in access
      ? seatScope(main, seatsOfCall(call))
      : decidable(scopeOf(call, main), main, seatsOfCall(call));
  const loaded = await loadDocument(db, 'course', full, key, scope);
  if (loaded === undefined)
    return 'refused' in access ? access : { refused: refuse('404', call.say('server.notFound')) };
  const instance = await loadInstance(db, main.table, keyText(key));
  const stays = instance !== undefined && isUnderWay(auditStatusOf(loaded.main), isDraft);
  const who = {
    creatorId: creatorOf(main, loaded.main) || call.user.id,
    creator: creatorNameOf(main, loaded.main),
    stored: stays ? instance : undefined,
    hidden: await hiddenHere(db, call, main.table, keyText(key), 'refused' in access),
  };
  const saved: ForecastSubject = {
    ...who,
    document: { main: loaded.main, details: Object.fromEntries(loaded.details) },
    issues: [],
  };
  if (!isDraft || stays) return { subject: saved };
  const request = readSaveRequest(main, 'Update', {
    ...bodyObject(call),
    mainData: { ...asObject(bodyObject(call).mainData), [main.key]: key },
  });
  if (request === undefined) return { refused: refuse('422', call.say('server.paramsIncomplete')) };
  const built = await buildState(call, request, scope, 'all');
  return 'refused' in built ? built : drafted(built.state, who);
};

/** True when a document stays in its instance. One saved before any decision, or resubmitted, starts anew. */
const isUnderWay = (status: number, isDraft: boolean): boolean =>
  status === auditStatus.running ||
  status === auditStatus.approved ||
  (!isDraft && (status === auditStatus.open || status === auditStatus.unneeded));

const drafted = async (
  state: SaveState,
  who: Pick<ForecastSubject, 'creatorId' | 'creator' | 'stored' | 'hidden'>,
): Promise<Found> => {
  await readDraft(state);
  return { subject: { ...who, document: assembled(recordOf(state)), issues: state.issues } };
};
