import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keptBrand } from '../../runtime/host/keptBrand.ts';
import { brandKey, showBrand } from '../../runtime/host/showBrand.ts';

const file = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

afterEach(() => {
  delete document.documentElement.dataset.brand;
});

describe('the brand', () => {
  it('is put in force, and kept for the next login page', () => {
    showBrand({ name: '江南制造云', company: '江南精密', logo: 'a1', color: 'teal' }, localStorage);
    expect(document.documentElement.dataset.brand).toBe('teal');
    expect(keptBrand(localStorage)).toEqual({ name: '江南制造云', company: '江南精密', logo: 'a1' });
    showBrand({ name: 'Jig' }, localStorage);
    expect(document.documentElement.dataset.brand).toBe('');
    expect(keptBrand(localStorage)).toEqual({ name: 'Jig' });
  });

  it.each([['{'], ['null'], ['7'], ['[]'], ['{"name":7}'], ['{"name":""}']])(
    'that is damaged in the browser is none: %s',
    (text) => {
      localStorage.setItem(brandKey, text);
      expect(keptBrand(localStorage)).toBeUndefined();
    },
  );

  it('has a rule of the style sheet for every colour that the settings offer', () => {
    const { fields } = JSON.parse(file('schemas/tables/system/Sys_ParamsSetting.json'));
    const offered = fields.find(({ field }: { field: string }) => field === 'ThemeColor').data;
    const css = file('renderers/shell/base.css');
    const missing = offered
      .map(({ key }: { key: string }) => key)
      .filter((key: string) => !css.includes(`[data-brand="${key}"]`));
    // Blue is what the product has without a setting.
    expect(missing).toEqual(['blue']);
  });
});
