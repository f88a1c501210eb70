import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { FormCell, FormSection } from '../../runtime/model/fields/projections/formLayout.ts';
import type { FormFolds } from '../../runtime/store/form/FormFolds.ts';
import { MistakeCount } from './MistakeCount.tsx';

interface FormSectionFieldsProps {
  readonly folds: FormFolds;
  readonly section: FormSection;
  readonly draw: (row: readonly FormCell[]) => ReactNode;
}

/** A section of a form: its fields under a title that folds them. Nothing while no field is shown. */
export const FormSectionFields = observer(function FormSectionFields(
  props: FormSectionFieldsProps,
): ReactNode {
  const { folds, section, draw } = props;
  const id = useId();
  if (!folds.isShown(section)) return null;
  const rows = section.rows.map(draw);
  if (section.title === '') return rows;
  const isFolded = folds.isFolded(section);
  const Arrow = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <section className="jig-form-section" aria-labelledby={`${id}-title`}>
      <h3>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => folds.toggle(section)}
        >
          <Arrow aria-hidden="true" />
          {section.title}
          <MistakeCount folds={folds} sections={[section]} />
        </button>
      </h3>
      <div id={id} hidden={isFolded}>
        {rows}
      </div>
    </section>
  );
});
