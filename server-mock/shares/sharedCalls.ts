import type { EventsAnswer } from '../../runtime/wire/Endpoint.ts';
import type { SharedAnswer, SharedBody } from '../../runtime/wire/shares/Share.ts';
import { type Answer, fail, streaming, succeed } from '../http/Answer.ts';
import { asList, asText, type Call, sentBody } from '../http/Call.ts';
import { productParams } from '../params/productParams.ts';
import type { OpenedShare } from './OpenShares.ts';
import type { ReadShare } from './SharedAnswers.ts';
import { asMaker, sharedView } from './sharedView.ts';

/** Milliseconds between two looks at what a wall shows, and between two signs of life. */
const lookMillis = 2_000;
const beatMillis = 20_000;
/** Most choices that a call sends. */
const mostChosen = 20;

/** The share that a call names by its code. A code that opens nothing is answered like an address that is not there. */
const openedBy = async (
  call: Call,
): Promise<{ readonly opened: OpenedShare } | { readonly refused: Answer<never> }> => {
  const code = (asText(sentBody<SharedBody>(call).code) ?? '').toLowerCase();
  const found = await call.context.shares.open(code, call.address);
  if (found === undefined) return { refused: fail(404, call.say('shared.gone')) };
  if ('wait' in found) {
    call.context.log.warn({ address: call.address }, 'codes of shares are guessed');
    return { refused: fail(429, call.say('shared.wait', { n: found.wait })) };
  }
  return { opened: found };
};

const chosenOf = (call: Call): readonly number[] =>
  (asList(sentBody<SharedBody>(call).chosen) ?? [])
    .slice(0, mostChosen)
    .map((one) => (typeof one === 'number' && Number.isInteger(one) && one >= 0 ? one : -1));

const askedOf = ({ locale }: Call, { share, kind }: OpenedShare, chosen: readonly number[]) => ({
  ...{ share: share.id, isWall: kind.isWall },
  variant: `${locale} ${chosen.join()}`,
});

/** What a share shows now; undefined: it was read too often. */
const readShare = (
  call: Call,
  opened: OpenedShare,
  chosen: readonly number[],
): Promise<ReadShare | undefined> =>
  call.context.shares.answers.of(askedOf(call, opened, chosen), ({ isInTurn, begin }) =>
    sharedView(asMaker(call, opened.maker), { content: opened.share.content, chosen, isInTurn }, begin),
  );

const answerOf = async (
  call: Call,
  { share, kind }: Pick<OpenedShare, 'share' | 'kind'>,
  { boards, readAt }: ReadShare,
): Promise<SharedAnswer> => {
  const { catalog, clock, appName } = call.context;
  const params = await productParams(call.context);
  return {
    isWall: kind.isWall,
    ...(share.watermark !== '' && { watermark: share.watermark }),
    ...(share.endsOn !== undefined && { endsOn: share.endsOn }),
    ...{ now: clock.now(), readAt, boards },
    product: params.productName ?? catalog.bundle.app?.name ?? appName,
  };
};

/** `POST /api/jig/shared`: a share with its figures, for everybody who has the code. */
export const shared = async (call: Call): Promise<Answer<SharedAnswer>> => {
  const found = await openedBy(call);
  if ('refused' in found) return found.refused;
  const { opened } = found;
  const read = await readShare(call, opened, opened.kind.isWall ? [] : chosenOf(call));
  if (read === undefined) return fail(429, call.say('shared.busy'));
  // Its maker may read nothing of it any more.
  if (read.boards.length === 0) return fail(404, call.say('shared.gone'));
  call.context.shares.seen(opened.share.id);
  return succeed(null, await answerOf(call, opened, read));
};

/** `POST /api/jig/shared/watch`: tells a wall at first, and whenever it shows something else, to ask for it. Ends with the share. */
export const watchShared = async (call: Call): Promise<Answer<EventsAnswer>> => {
  const found = await openedBy(call);
  if ('refused' in found) return found.refused;
  const { shares, clock } = call.context;
  const { opened } = found;
  if (!opened.kind.isWall) return fail(404, call.say('shared.gone'));
  let isOver = false;
  let wake = (): void => undefined;
  const close = (): void => {
    isOver = true;
    wake();
  };
  const end = shares.watch(opened.share.id, close);
  if (end === undefined) return fail(429, call.say('shared.busy'));
  const look = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, lookMillis);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return streaming(async (out) => {
    out.onAbort(close);
    let sent = '';
    let beatAt = Date.now();
    try {
      while (!isOver) {
        const again = await openedBy(call);
        const read = 'refused' in again ? undefined : await readShare(call, again.opened, []);
        if ('refused' in again || read?.boards.length === 0) {
          await out.writeSSE({ event: 'ended', data: '{}' });
          return;
        }
        if (read !== undefined) {
          const answer = await answerOf(call, again.opened, read);
          const text = JSON.stringify([answer.boards, answer.watermark, answer.product]);
          // The wall asks for it then: an event has a limit, figures have none.
          if (text !== sent) await out.writeSSE({ event: 'changed', data: '{}' });
          sent = text;
        }
        shares.seen(opened.share.id);
        const asked = askedOf(call, again.opened, []);
        do {
          if (isOver) break;
          await look();
          if (Date.now() - beatAt < beatMillis) continue;
          beatAt = Date.now();
          shares.seen(opened.share.id);
          // Figures whose tables did not change stand as of now.
          await out.writeSSE({ event: 'alive', data: JSON.stringify({ now: clock.now() }) });
        } while (shares.answers.isCurrent(asked));
      }
    } finally {
      end();
    }
  });
};
