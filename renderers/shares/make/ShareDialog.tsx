import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { daysLater } from '../../../runtime/model/boards/periods/dates.ts';
import type { ScreenBoard } from '../../../runtime/model/schema/PageSchema.ts';
import { shareKindNamed } from '../../../runtime/model/shares/shareKinds.ts';
import { shareAddress, sharedAnswer, shareOffer } from '../../../runtime/wire/shares/readShare.ts';
import type { SharedAnswer } from '../../../runtime/wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../../runtime/wire/shares/shareEndpoints.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { PageButton } from '../../shell/PageButton.tsx';
import { ShareAddressContent } from '../ShareAddressContent.tsx';
import { SharedBoardContent } from '../view/SharedBoardContent.tsx';
import { newDraft, type OfferedTurn, type ShareDraft, sentDraft } from './ShareDraft.ts';
import { SharedRows } from './SharedRows.tsx';
import { ShareHead } from './ShareHead.tsx';
import { ShareParts } from './ShareParts.tsx';
import { SharePeople } from './SharePeople.tsx';
import '../shares.css';

interface ShareDialogProps {
  readonly boards: readonly ScreenBoard[];
  readonly title: string;
  onClose(): void;
}

/** Days that a public share lasts where nothing else is chosen. */
const usualDays = 30;

/** The last day of a public share, from the product's time. */
const usualEnd = (now: string): string => daysLater(now.slice(0, 10), usualDays);

/** Shares boards: what and with whom, then what the public will see, then the link. */
export const ShareDialog = observer(function ShareDialog(props: ShareDialogProps): ReactNode {
  const { boards, title, onClose } = props;
  const { data, session, t } = useApp();
  const [turns, setTurns] = useState<readonly OfferedTurn[]>();
  const [draft, setDraft] = useState<ShareDraft>();
  const [seen, setSeen] = useState<SharedAnswer>();
  const [path, setPath] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const asked = JSON.stringify(boards);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const found: OfferedTurn[] = [];
      for (const { board, seconds } of JSON.parse(asked) as readonly ScreenBoard[]) {
        const answer = await data.http.call(endpoints.offer, { query: { board } }, shareOffer);
        if (!isCurrent) return;
        if (answer.ok) found.push({ offer: answer.data, seconds });
        else if (boards.length === 1) setProblem(answer.failure.message);
      }
      const [first] = found;
      if (first === undefined) return;
      const kinds = kindsOf(found);
      setTurns(found);
      setDraft(newDraft(kinds[0] ?? '', first.offer.title));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [data, asked, boards.length]);
  const kind = shareKindNamed(draft?.kind ?? '');
  // A share to people is of one board, and of the one that stands.
  const shared = (turns ?? []).slice(0, kind?.isWall ? undefined : 1);
  const send = async (step: 'preview' | 'make'): Promise<void> => {
    if (draft === undefined) return;
    setWaiting(true);
    setProblem(undefined);
    const body = sentDraft(draft, shared);
    if (step === 'preview') {
      const answer = await data.http.call(endpoints.preview, { body }, sharedAnswer);
      if (answer.ok) setSeen(answer.data);
      else setProblem(answer.failure.message);
    } else {
      const answer = await data.http.call(endpoints.make, { body }, shareAddress);
      if (answer.ok) setPath(answer.data.path);
      else setProblem(answer.failure.message);
    }
    setWaiting(false);
  };
  const change = (part: Partial<ShareDraft>): void => {
    // What may last has no last day at first.
    const isLasting = part.kind !== undefined && shareKindNamed(part.kind)?.mostDays === undefined;
    const endsOn = part.kind === undefined ? {} : { endsOn: isLasting ? '' : usualEnd(session.now()) };
    setDraft((before) => before && { ...before, ...endsOn, ...part });
  };
  const isForm = seen === undefined && path === undefined;
  const isPreview = seen !== undefined && path === undefined;
  const footer = (
    <>
      <PageButton type="tertiary" onClick={onClose}>
        {t('share.close')}
      </PageButton>
      {seen !== undefined && path === undefined ? (
        <PageButton type="tertiary" onClick={() => setSeen(undefined)}>
          {t('share.back')}
        </PageButton>
      ) : null}
      {path !== undefined || draft === undefined || kind === undefined ? null : kind.hasCode && isForm ? (
        <PageButton theme="solid" disabled={isWaiting} onClick={() => void send('preview')}>
          {t('share.see')}
        </PageButton>
      ) : (
        <PageButton theme="solid" disabled={isWaiting} onClick={() => void send('make')}>
          {t(kind.hasCode ? 'share.makeSeen' : 'share.makeIt')}
        </PageButton>
      )}
    </>
  );
  return (
    <Dialog
      title={isPreview ? t('share.preview') : t('share.dialog', { board: title })}
      width={!isPreview ? 760 : 'min(96vw, 1280px)'}
      height="min(72vh, 720px)"
      footer={footer}
      onClose={onClose}
    >
      <div className="jig-share-dialog" aria-busy={turns === undefined && problem === undefined}>
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {path !== undefined ? (
          <>
            <p role="status">{t('share.made')}</p>
            <ShareAddressContent name={draft?.name ?? title} path={path} />
          </>
        ) : seen !== undefined ? (
          <>
            <SharedRows boards={seen.boards} />
            {seen.boards.map((board) => (
              <SharedBoardContent
                key={board.title}
                answer={{ ...seen, boards: [board] }}
                chosen={[]}
                onChoose={() => undefined}
              />
            ))}
          </>
        ) : draft === undefined || turns === undefined ? null : (
          <>
            <ShareHead draft={draft} kinds={kindsOf(turns)} onChange={change} />
            {kind?.hasCode === false && turns[0] !== undefined ? (
              <SharePeople draft={draft} offer={turns[0].offer} onChange={change} />
            ) : (
              shared.map(({ offer }) => (
                <section key={offer.board}>
                  {shared.length < 2 ? null : <h3>{offer.title}</h3>}
                  <ShareParts draft={draft} offer={offer} onChange={change} />
                </section>
              ))
            )}
          </>
        )}
      </div>
    </Dialog>
  );
});

/** Kinds that the user may choose for these boards. */
const kindsOf = (turns: readonly OfferedTurn[]): readonly string[] => turns[0]?.offer.kinds ?? [];
