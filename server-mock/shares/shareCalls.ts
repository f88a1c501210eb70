import { randomBytes } from 'node:crypto';
import type { CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { asList, asObject } from '../../runtime/model/schema/Json.ts';
import { approvedAfter, beyondApproval } from '../../runtime/model/shares/approval.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import { shareLimits } from '../../runtime/model/shares/shareLimits.ts';
import type {
  BoardDraftBody,
  BoardShares,
  ShareAddress,
  SharedAnswer,
  ShareId,
  ShareList,
  ShareOffer,
} from '../../runtime/wire/shares/Share.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { productParams } from '../params/productParams.ts';
import { SnowflakeKeys } from '../records/SnowflakeKeys.ts';
import { writeLog } from '../records/writeLog.ts';
import { makerOf } from './makerOf.ts';
import { offerShare } from './offerShare.ts';
import { readDraft } from './readDraft.ts';
import { sharedView, writtenBoards } from './sharedView.ts';
import { shareLine } from './shareLine.ts';
import { shareTable } from './shareTables.ts';
import {
  changeContent,
  endShare,
  hashOf,
  insertShare,
  listShares,
  runningShares,
  type StoredShare,
  shareById,
  sharesOfBoard,
} from './storedShares.ts';

const keys = new SnowflakeKeys(() => Date.now());

/** Where a code is sealed for its share alone. */
const sealedFor = (id: string): string => `${shareTable}.Code ${id}`;

/** `GET /api/jig/shares`: the caller's shares; an administrator's are all. */
export const listOfShares = async (call: UserCall): Promise<Answer<ShareList>> => {
  const { user, context } = call;
  const from = Math.max(0, Math.min(1_000_000, Math.floor(Number(call.query('from') ?? 0)) || 0));
  const { shares, total } = await listShares(context.db, {
    maker: user.isSuperAdmin ? undefined : user.id,
    board: (call.query('board') ?? '').slice(0, 100),
    text: (call.query('text') ?? '').slice(0, 100),
    from,
  });
  const lines = [];
  for (const share of shares) lines.push(await shareLine(call, share));
  return succeed(null, {
    ...{ shares: lines, total },
    ...(user.isSuperAdmin && { refused: context.shares.guesses.refused }),
  });
};

/** `GET /api/jig/share/offer?board`: what of a board the caller may share. */
export const offerOfBoard = async (call: UserCall): Promise<Answer<ShareOffer>> => {
  const name = call.query('board') ?? '';
  const offer = await offerShare(call, name);
  return offer === undefined
    ? refuse('404', call.say('board.unknown', { name: name.slice(0, 100) }))
    : succeed(null, offer);
};

/** `POST /api/jig/share/preview`: what everybody with the code would see. */
export const previewShare = async (call: UserCall): Promise<Answer<SharedAnswer>> => {
  const draft = await readDraft(call);
  if ('refused' in draft) return draft.refused;
  const { kind, content, watermark, endsOn } = draft;
  const { boards } = await sharedView(call, { content, chosen: [] });
  const { catalog, clock, appName } = call.context;
  const { productName } = await productParams(call.context);
  const now = clock.now();
  return succeed(null, {
    ...{ isWall: kind.isWall, now, readAt: now, boards },
    ...(watermark !== '' && { watermark }),
    ...(endsOn !== undefined && { endsOn }),
    product: productName ?? catalog.bundle.app?.name ?? appName,
  });
};

/** `POST /api/jig/share/make`: makes a share, and tells where it opens. */
export const makeShare = async (call: UserCall): Promise<Answer<ShareAddress>> => {
  const draft = await readDraft(call);
  if ('refused' in draft) return draft.refused;
  const { db, clock, secrets, changes } = call.context;
  if ((await runningShares(db, call.user.id)) >= shareLimits.running)
    return refuse('422', call.say('share.tooMany', { n: shareLimits.running }));
  const id = keys.next();
  const { kind, ...told } = draft;
  const code = kind.hasCode ? randomBytes(16).toString('hex') : undefined;
  const share: StoredShare = {
    ...{ id, kind: kind.name, madeBy: call.user.id, madeAt: clock.now() },
    ...told,
    ...(code !== undefined && { codeHash: hashOf(code), codeSealed: secrets.seal(code, sealedFor(id)) }),
  };
  await db.transaction(async (tx) => {
    await insertShare(tx, share);
    const { name, endsOn, content } = share;
    const logged = { kind: kind.name, name, endsOn, boards: content.boards.map(({ board }) => board) };
    await writeLog(tx, call, { type: 'Add', table: shareTable, key: id, changes: logged });
  });
  changes.bump([shareTable, 'Sys_Log']);
  return succeed(null, { id, path: code === undefined ? `/board_${id}` : `/${code}` });
};

/** The share of an id that the caller made, or any for an administrator. */
const ownShare = async (call: UserCall, id: string | undefined): Promise<StoredShare | undefined> => {
  const share = id === undefined ? undefined : await shareById(call.context.db, id.slice(0, 30));
  return share !== undefined && (share.madeBy === call.user.id || call.user.isSuperAdmin) ? share : undefined;
};

/** `GET /api/jig/share/address?id`: where a share opens, for its maker alone. */
export const addressOfShare = async (call: UserCall): Promise<Answer<ShareAddress>> => {
  const share = await ownShare(call, call.query('id'));
  if (share === undefined || share.madeBy !== call.user.id) return refuse('404', call.say('share.unknown'));
  const { id, codeSealed } = share;
  if (!shareKindNamed(share.kind)?.hasCode) return succeed(null, { id, path: `/board_${id}` });
  const code = codeSealed === undefined ? undefined : call.context.secrets.open(codeSealed, sealedFor(id));
  return succeed(null, { id, path: code === undefined ? '' : `/${code}` });
};

/** `POST /api/jig/share/end`: ends a share at once and for ever. */
export const endOfShare = async (call: UserCall): Promise<Answer<undefined>> => {
  const share = await ownShare(call, asText(sentBody<ShareId>(call).id));
  if (share === undefined) return refuse('404', call.say('share.unknown'));
  const { db, clock, changes } = call.context;
  await db.transaction(async (tx) => {
    await endShare(tx, share.id, call.user.id, clock.now());
    const logged = { kind: share.kind, name: share.name };
    await writeLog(tx, call, { type: 'Del', table: shareTable, key: share.id, changes: logged });
  });
  changes.bump([shareTable, 'Sys_Log']);
  return succeed(null, undefined);
};

/** Shares of a board that still open. */
const openShares = async (call: UserCall, board: string): Promise<readonly StoredShare[]> => {
  const open: StoredShare[] = [];
  for (const share of await sharesOfBoard(call.context.db, board))
    if ('maker' in (await makerOf(call.context, share))) open.push(share);
  return open;
};

/** The cards of a draft as they are sent; what has no shape of a card is left out. */
const sentCards = (call: UserCall): readonly CardSchema[] =>
  (asList(sentBody<BoardDraftBody>(call).cards) ?? []).flatMap((one) => {
    const card = asObject(one);
    const isCard = card !== undefined && typeof card.id === 'string' && typeof card.kind === 'string';
    return isCard ? [card as unknown as CardSchema] : []; // compared, and shown only once it is published
  });

/** `POST /api/jig/share/ofBoard`: shares of a board, and what a draft of it would show beyond what was approved. */
export const sharesOf = async (call: UserCall): Promise<Answer<BoardShares>> => {
  const name = asText(sentBody<BoardDraftBody>(call).board) ?? '';
  const shares = await openShares(call, name);
  const before = writtenBoards(call).get(name)?.cards ?? [];
  const after = sentCards(call);
  const counts = new Map<string, number>();
  const beyond = new Map<string, string>();
  for (const share of shares) {
    counts.set(share.kind, (counts.get(share.kind) ?? 0) + 1);
    if (after.length === 0 || !shareKindNamed(share.kind)?.hasCode) continue;
    for (const { board, cards } of share.content.boards)
      if (board === name)
        for (const card of beyondApproval(cards, { before, after }))
          beyond.set(card.id, card.title ?? card.id);
  }
  return succeed(null, {
    kinds: [...counts].map(([kind, count]) => ({ kind, count })),
    beyond: [...beyond.values()],
  });
};

/** `POST /api/jig/share/approve`: lets the shares of a board show the cards that are going to be published. Call it before. */
export const approveShares = async (call: UserCall): Promise<Answer<undefined>> => {
  const name = asText(sentBody<BoardDraftBody>(call).board) ?? '';
  const change = { before: writtenBoards(call).get(name)?.cards ?? [], after: sentCards(call) };
  const { db, changes } = call.context;
  const shares = await openShares(call, name);
  await db.transaction(async (tx) => {
    for (const { id, kind, content } of shares) {
      if (!shareKindNamed(kind)?.hasCode) continue;
      const boards = content.boards.map((one) =>
        one.board === name ? { ...one, cards: approvedAfter(one.cards, change) } : one,
      );
      await changeContent(tx, id, { ...content, boards });
    }
    const logged = { board: name, approved: change.after.map(({ id }) => id) };
    await writeLog(tx, call, { type: 'Design', table: shareTable, key: name, changes: logged });
  });
  changes.bump([shareTable, 'Sys_Log']);
  return succeed(null, undefined);
};
