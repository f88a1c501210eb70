import { describe, expect, it } from 'vitest';
import { ScrollScale } from '../../renderers/grid/ScrollScale.ts';

function scaled(height: number): ScrollScale {
  const scale = new ScrollScale();
  scale.resize(height, 600);
  return scale;
}

describe('the scroll bar of a long list', () => {
  it('is one to one while browsers can show the height', () => {
    const scale = scaled(4800);
    expect(scale.nativeHeight).toBe(4800);
    expect(scale.scrolled(1234)).toBe(1234);
  });

  it('reaches the last row of a million', () => {
    const scale = scaled(40_000_000);
    expect(scale.nativeHeight).toBeLessThan(10_000_000);
    expect(scale.scrolled(scale.nativeHeight - 600)).toBe(40_000_000 - 600);
  });

  it('moves by the same pixels for a turn of the wheel', () => {
    const scale = scaled(40_000_000);
    const native = scale.moveTo(20_000_000);
    expect(scale.scrolled(native + 100)).toBe(20_000_100);
  });

  it('moves by proportion when the thumb is dragged', () => {
    const scale = scaled(40_000_000);
    const half = (scale.nativeHeight - 600) / 2;
    expect(scale.scrolled(half)).toBeCloseTo((40_000_000 - 600) / 2, -1);
  });

  it('goes back to the top when the bar is at the top', () => {
    const scale = scaled(40_000_000);
    scale.moveTo(300);
    expect(scale.scrolled(0)).toBe(0);
  });

  it('shows the end when the list shrinks', () => {
    const scale = scaled(4800);
    scale.moveTo(4000);
    scale.resize(1000, 600);
    expect(scale.top).toBe(400);
  });
});
