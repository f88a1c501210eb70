import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { mailingCron, mailingTimeKinds } from '../../runtime/model/mailings/mailingTimes.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { mailingMessages } from '../../runtime/model/messages/mailing.ts';
import type { MailingBody, MailingLine, MailingOffer } from '../../runtime/wire/mailings/Mailing.ts';
import { mailingEndpoints as endpoints } from '../../runtime/wire/mailings/mailingEndpoints.ts';
import { mailingOffer } from '../../runtime/wire/mailings/readMailing.ts';
import { nothing } from '../../runtime/wire/shape.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { PageButton } from '../shell/PageButton.tsx';
import { MailingForm } from './MailingForm.tsx';
import { MailingList } from './MailingList.tsx';
import './mailings.css';

addMessages(mailingMessages);

interface MailingDialogProps {
  readonly board: string;
  /** What is chosen on the board. */
  readonly chosen: BoardFilters;
  onClose(): void;
}

/** When a new mailing goes out: on working days at eight. */
const usual = { hour: 8, minute: 0, day: 1 };
const [, usualKind] = mailingTimeKinds;

/** The mailings of a board: what goes out when and to whom, a new one, changing and ending them. */
export const MailingDialog = observer(function MailingDialog(props: MailingDialogProps): ReactNode {
  const { board, chosen, onClose } = props;
  const { data, notify, t } = useApp();
  const [offer, setOffer] = useState<MailingOffer>();
  const [draft, setDraft] = useState<MailingBody>();
  const [begun, setBegun] = useState<MailingBody>();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const answer = await data.http.call(endpoints.offer, { query: { board } }, mailingOffer);
    if (answer.ok) setOffer(answer.data);
    else setProblem(answer.failure.message);
  }, [data, board]);
  useEffect(() => void load(), [load]);
  const save = async (): Promise<void> => {
    if (draft === undefined) return;
    setWaiting(true);
    setProblem(undefined);
    const answer = await data.http.call(endpoints.save, { body: draft }, nothing);
    setWaiting(false);
    if (!answer.ok) {
      setProblem(answer.failure.message);
      return;
    }
    notify.success(answer.message ?? '');
    setDraft(undefined);
    await load();
  };
  const end = async ({ id, subject }: MailingLine): Promise<void> => {
    const isSure = await notify.confirm({
      ...{ title: t('mailing.endOf', { subject }), text: t('mailing.endAsk', { subject }) },
      isDangerous: true,
    });
    if (isSure) await change(endpoints.end, id);
  };
  const change = async (endpoint: typeof endpoints.end | typeof endpoints.run, id: number): Promise<void> => {
    const answer = await data.http.call(endpoint, { body: { id } }, nothing);
    if (answer.ok) notify.success(answer.message ?? '');
    else notify.error(answer.failure.message);
    await load();
  };
  const open = (body: MailingBody): void => {
    setDraft(body);
    setBegun(body);
  };
  const begin = (): void => {
    if (offer === undefined || usualKind === undefined) return;
    open({
      ...{ board, subject: offer.title, cron: mailingCron(usualKind, usual), chosen },
      ...{ users: [], roles: [] },
    });
  };
  const edit = ({ id, subject, cron, users, roles, chosen: kept }: MailingLine): void =>
    open({ id, board, subject, cron, users, roles, chosen: kept });
  /** What is not saved is left only by who says so. */
  const mayLeave = async (): Promise<boolean> =>
    draft === undefined ||
    JSON.stringify(draft) === JSON.stringify(begun) ||
    notify.confirm({ title: t('list.confirmTitle'), text: t('mailing.leaveQuestion') });
  const back = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    setDraft(undefined);
    setProblem(undefined);
  };
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  const footer =
    draft === undefined ? (
      <>
        <PageButton type="tertiary" onClick={() => void close()}>
          {t('mailing.close')}
        </PageButton>
        <PageButton theme="solid" disabled={offer === undefined} onClick={begin}>
          {t('mailing.new')}
        </PageButton>
      </>
    ) : (
      <>
        <PageButton type="tertiary" onClick={() => void back()}>
          {t('mailing.back')}
        </PageButton>
        <PageButton theme="solid" disabled={isWaiting} onClick={() => void save()}>
          {t('mailing.save')}
        </PageButton>
      </>
    );
  return (
    <Dialog
      title={t('mailing.dialog', { board: offer?.title ?? '' })}
      width={820}
      height="min(72vh, 640px)"
      footer={footer}
      onClose={() => void close()}
    >
      <div className="jig-mailings" aria-busy={offer === undefined && problem === undefined}>
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {offer?.hasMail === false ? <p role="note">{t('mailing.noMail')}</p> : null}
        {offer === undefined ? null : draft === undefined ? (
          <>
            <p>{t('mailing.hint')}</p>
            <MailingList
              mailings={offer.mailings}
              onEdit={edit}
              onRun={({ id }) => void change(endpoints.run, id)}
              onEnd={(line) => void end(line)}
            />
          </>
        ) : (
          <MailingForm
            draft={draft}
            offer={offer}
            chosen={chosen}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        )}
      </div>
    </Dialog>
  );
});
