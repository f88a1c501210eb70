import { describe, expect, it } from 'vitest';
import { picturesIn, withPictures } from '../../../runtime/model/fields/richText/pictures.ts';
import { cleanRichText } from '../../../server-mock/richText/cleanRichText.ts';
import cases from './cases.json' with { type: 'json' };

// The browser runs the same cases in `tests/e2e/richText`.
describe('rich text on the server', () => {
  it.each(cases)('$name', ({ html, clean }) => expect(cleanRichText(html)).toBe(clean));

  it.each(cases)('cleaned twice is cleaned once: $name', ({ clean }) =>
    expect(cleanRichText(clean)).toBe(clean),
  );

  it('nested without end is cleaned', () => {
    const deep = `${'<div>'.repeat(50_000)}好`;
    expect(cleanRichText(deep)).toContain('好');
  });

  it('names its pictures by what is stored, and shows them by other addresses', () => {
    const html =
      '<p><img src="/Upload/Tables/A/1/%E5%9B%BE.png?u=1&amp;s=2" alt="a"><img src="Upload/Tables/A/2/b.png"></p>';
    expect(picturesIn(html)).toEqual(['Upload/Tables/A/1/图.png', 'Upload/Tables/A/2/b.png']);
    expect(picturesIn('<img src="/jig/Upload/Tables/A/3/c.png?s=1">')).toEqual(['Upload/Tables/A/3/c.png']);
    expect(picturesIn('<img src="https://x.example/Upload/Tables/A/3/c.png">')).toEqual([
      'https://x.example/Upload/Tables/A/3/c.png',
    ]);
    expect(withPictures(html, (path) => `/x/${path.length}?a=1&b=2`)).toContain('src="/x/23?a=1&amp;b=2"');
  });
});
