import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Showing } from '../../../runtime/model/fields/projections/columns.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { markColors, markLimits } from '../../../runtime/model/optionViews/RowMark.ts';
import type { MarkDraft } from '../../../runtime/store/optionViews/MarkDraft.ts';
import type { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';
import { FilterBuilder } from '../../pages/list/filter/FilterBuilder.tsx';

interface OptionViewMarksProps {
  readonly form: OptionViewForm;
  readonly showing: Showing | undefined;
}

/** Rules that colour rows: name, colour and conditions of each. */
export const OptionViewMarks = observer(function OptionViewMarks({
  form,
  showing,
}: OptionViewMarksProps): ReactNode {
  const { t } = useApp();
  return (
    <>
      <p>{t('optionView.marksHint')}</p>
      {form.marks.map((mark, at) => (
        <Mark key={mark.id} form={form} mark={mark} at={at} showing={showing} />
      ))}
      {form.marks.length < markLimits.marks ? (
        <Button type="tertiary" size="small" onClick={form.addMark}>
          {t('optionView.markAdd')}
        </Button>
      ) : null}
    </>
  );
});

interface MarkProps extends OptionViewMarksProps {
  readonly mark: MarkDraft;
  readonly at: number;
}

const Mark = observer(function Mark({ form, mark, at, showing }: MarkProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const wrong = [form.issueAt(`marks/${at}/name`), form.issueAt(`marks/${at}/when`)].filter(
    (issue) => issue !== undefined,
  );
  return (
    <fieldset className="jig-view-mark">
      <legend>{t('optionView.markNo', { n: at + 1 })}</legend>
      <div className="jig-view-mark-head">
        <label htmlFor={`${id}-name`}>{t('optionView.markTitle')}</label>
        <Input
          id={`${id}-name`}
          value={mark.name}
          validateStatus={wrong.length > 0 ? 'error' : 'default'}
          aria-describedby={`${id}-wrong`}
          onChange={mark.setName}
        />
        <button type="button" className="jig-link" onClick={() => form.removeMark(mark)}>
          {t('optionView.markRemove', { n: at + 1 })}
        </button>
      </div>
      <div role="radiogroup" aria-label={t('optionView.markColor', { n: at + 1 })} className="jig-view-icons">
        {markColors.map((color) => (
          <label key={color}>
            <input
              type="radio"
              name={`${id}-color`}
              checked={mark.color === color}
              onChange={() => mark.setColor(color)}
            />
            <span
              aria-hidden="true"
              className="jig-view-swatch"
              style={{ background: `rgba(var(--semi-${color}-6), 0.4)` }}
            />
            {t(`optionView.color.${color}`)}
          </label>
        ))}
      </div>
      <p id={`${id}-wrong`} className="jig-view-wrong" aria-live="polite">
        {wrong.map((issue) => messageOf(issue, locale)).join(' ')}
      </p>
      <FilterBuilder draft={mark.filters} showing={showing} />
    </fieldset>
  );
});
