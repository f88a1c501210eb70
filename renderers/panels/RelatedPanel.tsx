import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { relatedMessages } from '../../runtime/model/messages/related.ts';
import { listLink, recordLink } from '../../runtime/store/panels/relatedLink.ts';
import type { RelatedAnswer, RelatedGroup } from '../../runtime/wire/records/Related.ts';
import { BoxLink } from './BoxLink.tsx';

addMessages(relatedMessages);

/** Records of other lists that point at the open one: how many, and the newest of each list. */
export const RelatedPanel = observer(function RelatedPanel({ box }: BoxPanelProps): ReactNode {
  const { t, data } = useApp();
  const { table } = box.doc.main;
  const { key } = box;
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer<RelatedAnswer> | 'lost'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    let current = true;
    if (key === undefined) return;
    setAnswer(undefined);
    void data
      .record()
      .then((calls) => calls.related(table, key))
      .catch(() => 'lost' as const)
      .then((found) => {
        if (current) setAnswer(found);
      });
    return () => {
      current = false;
    };
  }, [data, table, key, turn]);
  if (answer === undefined) return <p role="status">{t('panel.loading')}</p>;
  if (answer === 'lost' || !answer.ok)
    return (
      <>
        <p role="alert" className="jig-panel-problem">
          {answer === 'lost' ? t('shell.chunkFailed') : answer.failure.message}
        </p>
        <Button onClick={() => setTurn(turn + 1)}>{t('panel.retry')}</Button>
      </>
    );
  const { groups, left } = answer.data;
  return (
    <>
      <Parts place="related" told={{ box }} />
      {groups.map((group) => (
        <Group key={`${group.path} ${group.field}`} box={box} group={group} />
      ))}
      <p role="status">
        {left > 0 ? t('related.left', { n: left }) : groups.length === 0 ? t('related.none') : null}
      </p>
    </>
  );
});

interface GroupProps extends BoxPanelProps {
  readonly group: RelatedGroup;
}

function Group({ box, group }: GroupProps): ReactNode {
  const { t } = useApp();
  const { title, fieldTitle, count, isMore, records } = group;
  return (
    <section className="jig-related">
      <h4>
        {title} <small>{fieldTitle}</small>
      </h4>
      <ul>
        {records.map(({ key, label, facts }) => (
          <li key={key}>
            <BoxLink box={box} to={recordLink(group, key)}>
              {label}
            </BoxLink>
            {facts.map(({ title: fact, text }) => (
              <span key={fact} title={fact}>
                <span className="jig-hidden">{fact}</span> {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>
        {t(isMore ? 'related.more' : 'related.count', { n: count })}{' '}
        <BoxLink box={box} to={listLink(group)} label={t('related.allOf', { title, field: fieldTitle })}>
          {t('related.all')}
        </BoxLink>
      </p>
    </section>
  );
}
