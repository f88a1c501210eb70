import { expect, it } from 'vitest';
import { copyText } from '../../renderers/grid/copyText.ts';

it('copies rows the way a spreadsheet reads them', () => {
  expect(
    copyText([
      ['单号', 'a\tb'],
      ['12"', 'x\ny'],
    ]),
  ).toBe('单号\t"a\tb"\r\n"12"""\t"x\ny"');
});
