import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Text } from '../../renderers/fields/Text.tsx';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { show, tableOf, type, worldOf } from './harness.tsx';

const drawn: string[] = [];

function Counted(props: FieldProps) {
  drawn.push(props.schema.field);
  return <Text {...props} />;
}

it('typing in one of 200 fields draws that field and what depends on it, nothing else', () => {
  drawn.length = 0;
  const fields: FieldSchema[] = Array.from({ length: 200 }, (_, index) => ({
    field: `F${index}`,
    title: `字段${index}`,
    type: 'text',
    columnType: 'int',
    editRowNo: index + 1,
    colSize: 3,
    ...(index === 150 ? { formula: { '*': [{ var: 'F7' }, 2] } } : {}),
    ...(index === 151 ? { visibleWhen: { '>': [{ var: 'F7' }, 1] } } : {}),
    ...(index === 152 ? { formula: { '+': [{ var: 'F8' }, 1] } } : {}),
  }));
  const { app } = worldOf();
  app.renderers.add([{ slot: 'field', type: 'text', Component: Counted }]);
  const form = new FormStore(tableOf(fields), { action: 'Edit', initial: { F7: 1, F8: 1 } });
  show(app, <FormFields form={form} />);
  drawn.length = 0;
  type('字段7', '3');
  expect(drawn.toSorted()).toEqual(['F150', 'F151', 'F7']);
  expect(screen.getByLabelText<HTMLInputElement>('字段150').value).toBe('6');
});
