import { describe, expect, it } from 'vitest';
import { overdueRenderer } from '../../renderers/cells/overdue.ts';
import { tagRenderer } from '../../renderers/cells/tag.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { CellLook, Renderer } from '../../runtime/Renderer.ts';
import audited from '../../schemas/mixins/audited.json' with { type: 'json' };
import { orderTable } from './support.ts';

const field = orderTable().byName.get('Code')!;
const look = (renderer: Renderer): CellLook => renderer as CellLook;

describe('colours of cells', () => {
  it.each([
    [{ IsOverdue: 1 }, 'red'],
    [{ Urgent: '1' }, 'red'],
    [{ ApproveStatus: 1 }, 'red'],
    [{ IsOverdue: 0, Urgent: null, ApproveStatus: 2 }, undefined],
  ] as readonly [Row, string | undefined][])('late or urgent rows are red: %j %s', (row, color) =>
    expect(look(overdueRenderer).style?.(field, row)?.color).toBe(color),
  );

  it('tags without colours of their own use five, the same for the same value', () => {
    const tagOf = (Code: string) => look(tagRenderer).tag?.(field, { Code });
    const values = Array.from({ length: 200 }, (_, index) => `值${index}`);
    expect(new Set(values.map(tagOf)).size).toBe(5);
    expect(tagOf('值7')).toBe(tagOf('值7'));
    expect(tagOf('')).toBeUndefined();
  });

  it('audit states are green when approved, blue while open, red when refused', () => {
    const status = audited.fields.find((one) => one.field === 'AuditStatus');
    const colors = (status as { readonly colors?: Readonly<Record<string, string>> }).colors ?? {};
    const tagOf = (Code: string) => look(tagRenderer).tag?.({ ...field, colors }, { Code });
    expect(['1', '0', '2', '3', '4'].map(tagOf)).toEqual(['green', 'blue', 'blue', 'red', 'red']);
  });
});
