import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { BoxPartProps } from '../../runtime/BoxPart.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { effectMessages } from '../../runtime/model/messages/effect.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { EffectsAnswer } from '../../runtime/wire/effects/Effects.ts';
import './effectsNote.css';

addMessages(effectMessages);

const none: EffectsAnswer = { effects: [] };

/**
 * What the open document does in others: before it is approved what will happen, after it what has happened. Of a document
 * that another one made: which one.
 */
export const EffectsNote = observer(function EffectsNote({ box }: BoxPartProps): ReactNode {
  const { data, t } = useApp();
  const { key, turn, doc } = box;
  const { table } = doc.main;
  const [{ effects, madeBy }, setAnswer] = useState<EffectsAnswer>(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` tells that the document was read again
  useEffect(() => {
    let current = true;
    if (key === undefined) return;
    void data
      .record()
      .then((calls) => calls.effects(table, key))
      // Without this line the document can be read and decided all the same.
      .catch(() => undefined)
      .then((found) => {
        if (current) setAnswer(found?.ok === true ? found.data : none);
      });
    return () => {
      current = false;
    };
  }, [data, table, key, turn]);
  if (effects.length === 0 && madeBy === undefined) return null;
  return (
    <ul className="jig-effects">
      {madeBy === undefined ? null : (
        <li>
          <strong>{t('effect.madeBy', { document: madeBy })}</strong>
        </li>
      )}
      {effects.map(({ title, target, holds, changes }) => (
        <li key={title}>
          <strong>
            {t(holds ? 'effect.did' : 'effect.will')}
            {title}
          </strong>{' '}
          {target}
          {changes.map((change) => (
            <span key={change.title}> {t('effect.change', { ...change })}</span>
          ))}
        </li>
      ))}
    </ul>
  );
});
