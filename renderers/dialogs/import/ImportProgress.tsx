import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ImportStore } from '../../../runtime/store/page/ImportStore.ts';

interface ImportProgressProps {
  readonly run: ImportStore;
}

const phases = {
  waiting: 'import.waiting',
  reading: 'import.reading',
  checking: 'import.checking',
  staging: 'import.staging',
  storing: 'import.storing',
  marking: 'import.marking',
} as const;

const isPhase = (phase: string): phase is keyof typeof phases => Object.hasOwn(phases, phase);

/** Progress of the import in words and as a bar; indeterminate without a total. */
export const ImportProgress = observer(function ImportProgress({ run }: ImportProgressProps): ReactNode {
  const { t } = useApp();
  const { phase = 'waiting', done = 0, total = 0 } = run.state ?? {};
  const words =
    run.step === 'undo'
      ? t('import.undoing')
      : t(isPhase(phase) ? phases[phase] : 'import.waiting', { done, total });
  const share = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : undefined;
  return (
    <div className="jig-import-progress">
      <div
        role="progressbar"
        aria-label={t('import.progress')}
        aria-valuetext={words}
        {...(share === undefined ? {} : { 'aria-valuenow': share, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        className={share === undefined ? 'jig-import-bar jig-import-moving' : 'jig-import-bar'}
      >
        <span style={{ width: `${share ?? 30}%` }} />
      </div>
      <span>{words}</span>
    </div>
  );
});
