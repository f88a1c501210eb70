import LocaleContext from '@douyinfe/semi-ui/lib/es/locale/context';
import english from '@douyinfe/semi-ui/lib/es/locale/source/en_US';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, worldOf } from './harness.tsx';

it('pickers inside a dialog speak the language of the page', async () => {
  const table = tableOf([{ field: 'Day', title: '交货日期', type: 'date', editRowNo: 1 }]);
  show(
    worldOf().app,
    <LocaleContext.Provider value={english}>
      <Dialog onClose={() => undefined}>
        <FormFields form={new FormStore(table, { action: 'Add' })} />
      </Dialog>
    </LocaleContext.Provider>,
  );
  const picker = await screen.findByLabelText<HTMLInputElement>('交货日期');
  expect(picker.placeholder).toBe(english.DatePicker.placeholder.date);
  expect(picker.placeholder).not.toBe('');
});
