import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGridTheme } from '../../renderers/grid/gridTheme.ts';

const css = readFileSync('node_modules/@douyinfe/semi-ui/dist/css/semi.css', 'utf8');

type Color = readonly number[];

/** Semi's palette in the order of its themes: light, dark. */
const themes = ['light', 'dark'] as const;
const colorOf = (name: string, step: number, theme: number): Color => {
  const found = [...css.matchAll(new RegExp(`--semi-${name}-${step}: ?([\\d, ]+)`, 'g'))][theme]?.[1];
  return (found ?? '').split(',').map(Number);
};
const page = { light: [255, 255, 255], dark: [22, 22, 26] } as const;

const luminance = (color: Color): number => {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: Color, other: Color): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

describe('colours of cells', () => {
  it.each(
    themes.flatMap((theme, at) =>
      ['blue', 'green', 'red', 'orange', 'violet', 'cyan', 'grey'].map((name) => ({ theme, at, name })),
    ),
  )('$name reads at 4.5:1 in $theme, plain and on its pale tag', ({ theme, at, name }) => {
    const text = colorOf(name, 7, at);
    const fill = colorOf(name, 6, at).map(
      (channel, index) => channel * 0.12 + (page[theme][index] ?? 0) * 0.88,
    );
    expect(contrast(text, page[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    themes.flatMap((theme, at) =>
      ['red', 'orange', 'yellow', 'green', 'blue', 'violet'].map((name) => ({ theme, at, name })),
    ),
  )('texts and links read at 4.5:1 on a row marked $name in $theme', ({ theme, at, name }) => {
    const ground = colorOf(name, 6, at).map(
      (channel, index) => channel * 0.12 + (page[theme][index] ?? 0) * 0.88,
    );
    // Text and link of `renderers/shell/base.css`.
    const texts =
      theme === 'light'
        ? [
            [28, 31, 35],
            [11, 92, 213],
          ]
        : [
            [249, 249, 249],
            [125, 180, 255],
          ];
    for (const color of texts) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('text takes the step of the palette that reads', () => {
    const host = document.createElement('div');
    host.style.setProperty('--semi-green-6', '1,1,1');
    host.style.setProperty('--semi-green-7', '7,7,7');
    document.body.append(host);
    expect(readGridTheme(host).color('green')).toBe('rgb(7,7,7)');
    host.remove();
  });
});
