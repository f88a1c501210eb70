import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { makeMessages } from '../../runtime/model/messages/make.ts';
import type { MakeOffer } from '../../runtime/model/schema/MakeOffer.ts';
import type { PageDialogProps } from '../../runtime/Renderer.ts';
import { makeFrom } from '../../runtime/store/links/makeFrom.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import './makeDialog.css';

addMessages(makeMessages);

/**
 * 下推 of the chosen documents: which document to make of them. It opens in its own page with what remains, and nothing is
 * stored before it is saved there. A single choice is made at once.
 */
export const MakeDialog = observer(function MakeDialog({ page, onClose }: PageDialogProps): ReactNode {
  const app = useApp();
  const { t, settings } = app;
  const navigate = useNavigate();
  const offers = settings.of(page.doc.main.table).makes ?? [];
  const [only, ...more] = offers;
  const [failure, setFailure] = useState<string>();
  const [isMaking, setMaking] = useState(only !== undefined && more.length === 0);
  const begun = useRef(false);

  const make = async (offer: MakeOffer): Promise<void> => {
    setMaking(true);
    setFailure(undefined);
    const answer = await makeFrom(app, page, offer);
    setMaking(false);
    if ('refused' in answer) {
      setFailure(answer.refused);
      return;
    }
    onClose();
    if (answer.made === undefined) return;
    if (page.box?.phase === 'ready') page.box.leave();
    void navigate({ pathname: offer.path }, { state: { made: answer.made } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (begun.current || only === undefined || more.length > 0) return;
    begun.current = true;
    void make(only);
  }, []);

  return (
    <Dialog
      title={t('list.make')}
      subtitle={page.doc.main.cnName}
      height="auto"
      informs
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('list.cancel')}
        </Button>
      }
    >
      <div className="jig-make" aria-busy={isMaking}>
        {failure === undefined ? (
          <p role="status">{t(isMaking ? 'make.making' : 'make.which', { n: page.dialogRows.length })}</p>
        ) : (
          <p role="alert" className="jig-make-problem">
            {failure}
          </p>
        )}
        {offers.map((offer) => (
          <Button key={offer.to} block size="large" disabled={isMaking} onClick={() => void make(offer)}>
            {offer.title === offer.document
              ? offer.title
              : t('make.offer', { title: offer.title, document: offer.document })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
});
