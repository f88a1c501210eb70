import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { shareKindNamed } from '../../../runtime/model/shares/shareKinds.ts';
import { shareLimits } from '../../../runtime/model/shares/shareLimits.ts';
import type { ShareDraft } from './ShareDraft.ts';

interface ShareHeadProps {
  readonly draft: ShareDraft;
  /** Names of the kinds that may be chosen. */
  readonly kinds: readonly string[];
  onChange(part: Partial<ShareDraft>): void;
}

/** Kind, name, last day and watermark of a share. */
export function ShareHead({ draft, kinds, onChange }: ShareHeadProps): ReactNode {
  const { locale, t } = useApp();
  const id = useId();
  const kind = shareKindNamed(draft.kind);
  return (
    <>
      <fieldset className="jig-share-kinds">
        <legend>{t('share.how')}</legend>
        {kinds.map((name) => {
          const one = shareKindNamed(name);
          return one === undefined ? null : (
            <label key={name}>
              <input
                type="radio"
                name={id}
                checked={draft.kind === name}
                onChange={() => onChange({ kind: name })}
              />
              <span>
                <b>{one.title[locale]}</b>
                <small>{one.hint[locale]}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className="jig-share-fields">
        <label htmlFor={`${id}-name`}>{t('share.nameOf')}</label>
        <input
          id={`${id}-name`}
          value={draft.name}
          maxLength={shareLimits.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <label htmlFor={`${id}-day`}>{t('share.lastDay')}</label>
        <span>
          <input
            id={`${id}-day`}
            type="date"
            value={draft.endsOn}
            onChange={({ target }) => onChange({ endsOn: target.value })}
          />
          {kind?.mostDays === undefined ? <small>{t('share.lastDayHint')}</small> : null}
        </span>
        {kind?.hasCode ? (
          <>
            <label htmlFor={`${id}-mark`}>{t('share.watermarkOf')}</label>
            <input
              id={`${id}-mark`}
              value={draft.watermark}
              maxLength={shareLimits.watermark}
              onChange={({ target }) => onChange({ watermark: target.value })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}
