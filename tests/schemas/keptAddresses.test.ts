import { describe, expect, it } from 'vitest';
import { answerPath, answerTable } from '../../runtime/model/collections/CollectionForm.ts';
import { builtInPages } from '../../runtime/model/schema/builtInPages.ts';
import { keptAddress, keptAddresses } from '../../runtime/model/schema/keptAddress.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import routes from '../wire/cases/familyRoutes.json' with { type: 'json' };

/** A share code stands at the root; it has a shape that no name has. */
const anyWord = '/{shareCode}';

const lower = (path: string): string => path.toLowerCase().replace(/\{\w+[#*]?\}/, '*');

describe('addresses of the product', () => {
  it('either have a page or are kept for one, and no others are kept', () => {
    const { pages } = readBundle(new URL('../../schemas/', import.meta.url).pathname).bundle;
    const shown = new Set(
      [...pages, ...builtInPages].flatMap(({ path, aliases = [] }) => [path, ...aliases].map(lower)),
    );
    // Those of a page that stands for many addresses are kept for it.
    const isKept = (path: string): boolean => !shown.has(lower(path)) || path.includes('{');
    const without = routes.filter((path) => path !== anyWord && isKept(path)).map(lower);
    const kept = keptAddresses.flatMap(({ paths }) => paths.map(lower));
    expect(kept.toSorted()).toEqual(without.toSorted());
  });

  it('are kept in any case, with what follows them, and from others alone', () => {
    for (const path of ['/Dynamic', '/dynamic/x/y', '/BOARDBI', '/board_', '/boardDdm_7', '/sys_LANGUAGE'])
      expect(keptAddress(path), path).toBeDefined();
    for (const path of ['/dynamics', '/boards', '/Bi_desktop2', '/Customer', '/boardBi2'])
      expect(keptAddress(path), path).toBeUndefined();
    const form = '0a1b2c3d-0000-0000-0000-000000000000';
    expect(keptAddress(answerPath(form), answerTable(form))).toBeUndefined();
    expect(keptAddress(answerPath(form), 'Customer')).toBe('/boardDdm_*');
  });
});
