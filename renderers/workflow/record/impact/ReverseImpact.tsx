import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId } from 'react';
import type { RecordKey } from '../../../../runtime/data/DataSource.ts';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { mayOpen } from '../../../../runtime/host/guard.ts';
import { consequenceMessages } from '../../../../runtime/model/messages/consequence.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import { madeTree } from '../../../../runtime/store/workflow/madeTree.ts';
import type { Consequences, DocumentRef } from '../../../../runtime/wire/workflow/Consequences.ts';
import { MadeList } from './MadeList.tsx';
import { UndoList } from './UndoList.tsx';
import { useImpact } from './useImpact.ts';
import './impact.css';

addMessages(consequenceMessages);

interface ReverseImpactProps {
  readonly table: string;
  readonly recordKey: RecordKey;
  /** Version of the document that is shown. */
  readonly version: number | undefined;
}

/**
 * 反审影响, for users who may reverse an approval. Shows documents made from this one, what blocks the reversal,
 * and the order to undo it in. Changes nothing.
 */
export function ReverseImpact({ table, recordKey, version }: ReverseImpactProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { answer, reload } = useImpact(table, recordKey, version);
  return (
    <section className="jig-impact" aria-labelledby={id} aria-busy={answer === undefined}>
      <h4 id={id}>{t('consequence.title')}</h4>
      {answer === undefined ? <p>{t('consequence.loading')}</p> : null}
      {answer?.ok === false ? (
        <div role="alert">
          <p className="jig-decision-problem">{answer.failure.message}</p>
          <Button size="small" onClick={reload}>
            {t('consequence.retry')}
          </Button>
        </div>
      ) : null}
      {answer?.ok ? <Touched consequences={answer.data} /> : null}
    </section>
  );
}

function Touched({ consequences }: { readonly consequences: Consequences }): ReactNode {
  const { t, session } = useApp();
  const id = useId();
  const { list, order, hidden, isCut, refused } = consequences;
  const { user, data } = session;
  const linkOf = ({ table, key }: DocumentRef): string | undefined => {
    const page = data?.pages.find((one) => one.table === table && one.api === undefined);
    if (page === undefined || user === undefined || !mayOpen(user, page)) return undefined;
    return `${page.path}?${new URLSearchParams({ viewflow: '1', id: key })}`;
  };
  if (list.length === 0 && hidden === 0) return <p>{t('consequence.none')}</p>;
  const blocked = list.filter(({ blocks }) => blocks !== '').length;
  return (
    <>
      {refused === '' ? null : (
        <div className="jig-box-reason" role="note">
          {refused}
        </div>
      )}
      <p id={`${id}-made`}>
        {list.length === 0
          ? t('consequence.onlyHidden', { n: hidden })
          : t(blocked === 0 ? 'consequence.free' : 'consequence.count', { n: list.length, blocked })}
      </p>
      {list.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="jig-impact-scroll" aria-labelledby={`${id}-made`} tabIndex={0}>
          <MadeList branches={madeTree(list)} linkOf={linkOf} labelledBy={`${id}-made`} />
        </section>
      )}
      {list.length > 0 && hidden > 0 ? <p>{t('consequence.alsoHidden', { n: hidden })}</p> : null}
      {isCut ? <p>{t('consequence.cut')}</p> : null}
      {order.length < 2 ? null : (
        <details className="jig-impact-undo">
          <summary id={`${id}-order`}>{t('consequence.order')}</summary>
          <UndoList order={order} labelledBy={`${id}-order`} />
          <p>{t('consequence.orderNote')}</p>
        </details>
      )}
    </>
  );
}
