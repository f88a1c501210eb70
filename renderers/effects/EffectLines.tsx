import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { effectMessages } from '../../runtime/model/messages/effect.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { EffectsAnswer } from '../../runtime/wire/effects/Effects.ts';
import { OutcomeText } from './OutcomeText.tsx';
import './effectLines.css';

addMessages(effectMessages);

const none: EffectsAnswer = { effects: [] };

interface EffectLinesProps {
  readonly table: string;
  readonly documentKey: string;
  /** Another one asks again. */
  readonly turn?: number;
}

/**
 * What a document does in others: before it is approved what will happen, after it what has happened. Of a document that
 * another one made: which one.
 */
export const EffectLines = observer(function EffectLines({
  table,
  documentKey,
  turn,
}: EffectLinesProps): ReactNode {
  const { data, t } = useApp();
  const [{ effects, madeBy }, setAnswer] = useState<EffectsAnswer>(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` tells that the document was read again
  useEffect(() => {
    let current = true;
    void data
      .record()
      .then((calls) => calls.effects(table, documentKey))
      // Without these lines the document can be read and decided all the same.
      .catch(() => undefined)
      .then((found) => {
        if (current) setAnswer(found?.ok === true ? found.data : none);
      });
    return () => {
      current = false;
    };
  }, [data, table, documentKey, turn]);
  if (effects.length === 0 && madeBy === undefined) return null;
  return (
    <ul className="jig-effects">
      {madeBy === undefined ? null : (
        <li>
          <strong>{t('effect.madeBy', { document: madeBy })}</strong>
        </li>
      )}
      {effects.map(({ holds, ...outcome }) => (
        <li key={outcome.title}>
          <OutcomeText {...outcome} isDone={holds} />
        </li>
      ))}
    </ul>
  );
});
