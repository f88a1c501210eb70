import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { CountsData } from '../../../runtime/wire/boards/Board.ts';
import { valueText } from '../../../runtime/wire/boards/valueText.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { ChangingText } from './parts/ChangingText.tsx';
import './steps.css';

type Step = CountsData['counted'][number];

function StepText({ step: { title, count } }: { readonly step: Step }): ReactNode {
  const app = useApp();
  return (
    <>
      <span className="jig-cardlook-label">{title}</span>
      {count === null ? (
        <small>{app.t('board.card.noRight')}</small>
      ) : (
        <ChangingText className="jig-cardlook-count" text={valueText(app, undefined, count)} />
      )}
    </>
  );
}

/** The steps of a process as a chain, each with how much stands there. A step leads to its list. */
export function StepsCard({ data, isWall }: CardProps): ReactNode {
  const { t } = useApp();
  const counted = data?.asks === 'counts' ? data.counted : undefined;
  return (
    <CardRoom name="steps" isWall={isWall}>
      {counted === undefined ? (
        <CardWaits />
      ) : counted.length === 0 ? (
        <CardEmpty>{t('board.card.noSteps')}</CardEmpty>
      ) : (
        <ol className="jig-cardlook-chain">
          {counted.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and their order stays
            <li key={at} data-none={step.count === 0 || undefined}>
              {step.path === undefined || isWall ? (
                <span>
                  <StepText step={step} />
                </span>
              ) : (
                <PageLink to={step.path}>
                  <StepText step={step} />
                </PageLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </CardRoom>
  );
}
