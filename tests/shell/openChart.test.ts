import { afterEach, describe, expect, it } from 'vitest';
import { type OpenChart, openChart } from '../../renderers/report/openChart.ts';
import { chartKinds } from '../../runtime/model/charts/chartKinds.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { months } from './drawnChart.ts';

const made: OpenChart[] = [];
afterEach(() => {
  for (const picture of made.splice(0)) picture.release();
});

/** The element and the picture of a chart, and the keys of the parts that were pressed. */
const draw = (kind: string, more = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  const picked: Cell[] = [];
  const picture = openChart(host, 'zh', (key) => picked.push(key));
  const isDrawn = picture.draw(kind, months(more));
  made.push(picture);
  return { host, picture, picked, isDrawn };
};
const textsOf = (host: Element): readonly (string | null)[] =>
  [...host.querySelectorAll('text')].map(({ textContent }) => textContent);

/** Moves the pointer over a chart, or presses there. The library reads the place in its element. */
const point = (host: Element, offsetX: number, types: readonly string[]): void => {
  for (const type of types) {
    const event = new MouseEvent(type, { bubbles: true });
    for (const [name, value] of Object.entries({ offsetX, offsetY: 215 }))
      Object.defineProperty(event, name, { value });
    host.querySelector('svg')?.parentElement?.dispatchEvent(event);
  }
};

describe('the picture of a chart', () => {
  it.each(chartKinds.map((kind) => [kind.name, kind] as const))(
    'of the kind %s is drawn by the parts of the library that are loaded',
    (name, { hasLines }) => {
      const { host, picture } = draw(name, hasLines ? { lines: ['Pay'] } : {});
      const texts = textsOf(host).join(' ');
      expect(texts).toContain('一月');
      expect(texts).toContain('二月');
      const address = decodeURIComponent(picture.address());
      expect(address).toMatch(/^data:image\/svg\+xml[\s\S]*一月/);
      // A quotation mark inside an attribute would make a file that nothing can read.
      expect(address).toContain("'Noto Sans SC'");
      expect(address).not.toContain('"Noto');
    },
  );

  it('has separators of thousands along its axis, and shares with a digit in a pie', () => {
    expect(textsOf(draw('bar').host)).toContain('3,000');
    expect(textsOf(draw('pie').host)).toContain('75.0% 一月');
  });

  it('leads from a pressed part by the key of its group, not by its name', () => {
    const { host, picked } = draw('bar');
    // Bars of the two groups: above the axis, in the left and the right half.
    for (const x of [130, 330]) point(host, x, ['mousemove', 'mousedown', 'mouseup', 'click']);
    expect(picked).toEqual(['a', null]);
  });

  it('is saved without the tooltip that stands on it', async () => {
    const { host, picture } = draw('bar');
    point(host, 130, ['mousemove']);
    await expect.poll(() => textsOf(host).join()).toContain('3000.00');
    expect(decodeURIComponent(picture.address())).not.toContain('3000.00');
  });

  it('of a kind that this version does not have is not drawn', () => {
    const { host, isDrawn } = draw('funnel');
    expect(isDrawn).toBe(false);
    expect(textsOf(host)).toEqual([]);
  });

  it('changes in its place, to other data and another kind', () => {
    const { host, picture } = draw('bar');
    const before = host.querySelector('svg');
    picture.draw('pie', months());
    expect(textsOf(host)).toContain('75.0% 一月');
    expect(textsOf(host)).not.toContain('3,000');
    expect(host.querySelector('svg')).toBe(before);
  });

  it('is gone with its parts when it is released', () => {
    const { host, picture } = draw('line');
    picture.release();
    made.pop();
    expect(host.childElementCount).toBe(0);
  });
});
