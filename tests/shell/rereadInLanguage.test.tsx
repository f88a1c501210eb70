import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRereadInLanguage } from '../../runtime/host/useRereadInLanguage.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

it('reads session, tables and options again when the language changes, and only then', () => {
  const calls: string[] = [];
  const kept = {
    session: { load: async () => void calls.push('session') },
    schemas: { forget: () => void calls.push('schemas') },
    dictionaries: { forget: () => void calls.push('dictionaries') },
  };
  const initialProps: { locale: Locale } = { locale: 'zh' };
  const { rerender } = renderHook(({ locale }) => useRereadInLanguage(locale, { ...kept }), { initialProps });
  rerender({ locale: 'zh' });
  expect(calls).toEqual([]);
  rerender({ locale: 'en' });
  expect(calls).toEqual(['session', 'schemas', 'dictionaries']);
  rerender({ locale: 'en' });
  expect(calls).toHaveLength(3);
  rerender({ locale: 'zh' });
  expect(calls).toHaveLength(6);
});
