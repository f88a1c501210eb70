import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FormSection } from '../../runtime/model/fields/projections/formLayout.ts';
import type { FormFolds } from '../../runtime/store/form/FormFolds.ts';

interface MistakeCountProps {
  readonly folds: FormFolds;
  readonly sections: readonly FormSection[];
}

/** Number of mistakes that the fields of some sections show; nothing without any. */
export const MistakeCount = observer(function MistakeCount(props: MistakeCountProps): ReactNode {
  const { t } = useApp();
  const n = props.folds.mistakesIn(props.sections);
  if (n === 0) return null;
  return (
    <>
      <span className="jig-form-mistakes" aria-hidden="true">
        {n}
      </span>
      <span className="jig-hidden">{t('form.mistakes', { n })}</span>
    </>
  );
});
