import { describe, expect, it, vi } from 'vitest';
import { stateIcon } from '../../renderers/cells/stateIcons.ts';
import { loadTable } from '../../renderers/grid/loadTable.ts';
import { measuredSigns } from '../../renderers/grid/measuredSigns.ts';

const { setCustomAlphabetCharSet } = vi.hoisted(() => ({ setCustomAlphabetCharSet: vi.fn() }));
vi.mock('@visactor/vtable/es/ListTable-simple', () => ({ ListTableSimple: class {} }));
vi.mock('@visactor/vtable/es/scenegraph/utils/text-measure', () => ({ setCustomAlphabetCharSet }));

describe('signs in the cells of a grid', () => {
  it('are measured one by one from the first grid on', async () => {
    await loadTable();
    expect(setCustomAlphabetCharSet).toHaveBeenCalledExactlyOnceWith(measuredSigns);
  });

  it.each([0, 1, 2, 3, 4, 5])('state %i has one that is measured', (state) => {
    const sign = stateIcon('AuditStatus', state);
    expect(measuredSigns).toContain(sign);
  });

  it.each(['\u2002', '¥', '€', '·', '↕', '…', '★', '●'])('%j is measured', (sign) => {
    expect(measuredSigns).toContain(sign);
  });
});
