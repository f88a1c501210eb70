import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Draft, Drafts } from '../../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../../runtime/data/drafts/draftsOf.ts';
import { interrupt, isInterrupted, resumed } from '../../../runtime/data/drafts/interruptedBox.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { clockText } from '../../../runtime/host/clockText.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { draftMessages } from '../../../runtime/model/messages/draft.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { mergeDocument } from '../../../runtime/model/record/merge/mergeDocument.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { DraftKeeper } from '../../../runtime/store/drafts/DraftKeeper.ts';
import type { MergePanelProps } from '../merge/MergePanel.tsx';
import './drafts.css';

addMessages(draftMessages);

const MergePanel = lazyPiece('MergePanel', async () => (await import('../merge/MergePanel.tsx')).MergePanel);

interface DraftGuardProps {
  readonly box: EditBoxStore;
  /** How to merge a draft with the stored record, and the panel for conflicts; default field by field. */
  readonly merging?: { readonly merge: typeof mergeDocument; readonly Panel: ComponentType<MergePanelProps> };
}

/** Keeps the box's unsaved edits in this browser, and offers those of an earlier opening of the same record. */
export const DraftGuard = observer(function DraftGuard({ box, merging }: DraftGuardProps): ReactNode {
  const { session } = useApp();
  const userId = session.user?.id;
  const [drafts, setDrafts] = useState<Drafts>();
  useEffect(() => {
    let current = true;
    if (userId !== undefined) void draftsOf(userId).then((found) => current && setDrafts(found));
    return () => {
      current = false;
    };
  }, [userId]);
  useEffect(() => {
    if (!drafts) return;
    const keeper = new DraftKeeper(box, drafts);
    const leaving = (): void => void keeper.keep();
    const touches = ['input', 'click', 'keyup', 'paste'] as const;
    for (const touch of touches) addEventListener(touch, keeper.touched, true);
    addEventListener('pagehide', leaving);
    return () => {
      for (const touch of touches) removeEventListener(touch, keeper.touched, true);
      removeEventListener('pagehide', leaving);
      if (session.isEnded && userId !== undefined && box.unsaved)
        interrupt({ userId, table: box.doc.main.table, record: String(box.key ?? '') });
      void keeper.stop();
    };
  }, [box, drafts, session, userId]);
  const { phase, turn } = box;
  return drafts && userId !== undefined && phase === 'ready' ? (
    <DraftOffer key={turn} box={box} drafts={drafts} userId={userId} {...(merging ? { merging } : {})} />
  ) : null;
});

/**
 * Offers the newest earlier draft of this record once per opening: restore, drop, or continue without. Restores
 * it at once when the end of the session interrupted this box.
 */
const DraftOffer = observer(function DraftOffer(
  props: DraftGuardProps & { readonly drafts: Drafts; readonly userId: number },
): ReactNode {
  const { box, drafts, userId, merging = { merge: mergeDocument, Panel: MergePanel } } = props;
  const { session, t, locale } = useApp();
  const [draft, setDraft] = useState<Draft>();
  const [choosing, setChoosing] = useState(false);
  const { editable, doc } = box;
  const record = String(box.forms.base.main[doc.main.key] ?? '');
  const { table } = doc.main;
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once per opening, not after each save
  useEffect(() => {
    let current = true;
    void drafts.list().then((all) => {
      const own = all.find((one) => one.table === table && one.record === record);
      // Edits already in the box are newer than any draft.
      if (!current || !own || !box.editable || box.changed || box.action === 'Copy') return;
      setDraft(own);
      if (!isInterrupted({ userId, table, record })) return;
      resumed();
      restore(own);
    });
    return () => {
      current = false;
    };
  }, []);
  const settle = ({ id }: Draft): void => {
    setDraft(undefined);
    void drafts.remove(id);
  };
  const restore = (found: Draft): void => {
    const { base, mine } = found;
    const theirs = box.forms.base;
    const merge = merging.merge(doc, { base, mine, theirs });
    if (merge.differences.some(({ isConflict }) => isConflict)) {
      setChoosing(true);
      return;
    }
    box.continueWith(
      theirs,
      merge.build(({ suggested }) => suggested),
    );
    box.voice.success(t('draft.restored'));
    settle(found);
  };
  if (!draft || !editable) return null;
  return (
    <section className={choosing ? 'jig-conflict' : 'jig-draft-bar'} aria-label={t('draft.title')}>
      <div role="status">
        {choosing
          ? t('draft.changed')
          : t('draft.found', { time: clockText(draft.savedAt, session.now(), locale) })}
      </div>
      {choosing ? (
        <Suspense>
          <merging.Panel
            box={box}
            base={draft.base}
            theirs={box.forms.base}
            mine={draft.mine}
            onApplied={() => settle(draft)}
          />
        </Suspense>
      ) : null}
      {choosing ? null : (
        <Button size="small" theme="solid" type="primary" onClick={() => restore(draft)}>
          {t('draft.restore')}
        </Button>
      )}
      <Button size={choosing ? 'default' : 'small'} type="danger" onClick={() => settle(draft)}>
        {t('draft.drop')}
      </Button>
    </section>
  );
});
