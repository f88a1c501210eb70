import type { ColumnIcon } from '../../runtime/model/schema/columnIcons.ts';

/** Icon paths in a 16 by 16 view box. */
const lines: Readonly<Record<ColumnIcon, string>> = {
  info: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7zM8 7.2v4M8 4.8v.2',
  warning: 'M8 2 1.6 13.6h12.8zM8 6.4v3.4M8 11.7v.2',
  star: 'm8 1.8 1.9 4 4.4.6-3.2 3 .8 4.4L8 11.7l-3.9 2.1.8-4.4-3.2-3 4.4-.6z',
  lock: 'M3.2 7.2h9.6v6.6H3.2zM5.2 7.2V4.8a2.8 2.8 0 0 1 5.6 0v2.4',
  user: 'M8 7.6a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM2.4 14.2c.4-3 2.6-4.4 5.6-4.4s5.2 1.4 5.6 4.4',
  calendar: 'M2 3.4h12v10.8H2zM2 6.6h12M5 1.8v3M11 1.8v3',
  clock: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7zM8 4.4V8l2.6 1.8',
  money: 'M4 2.2 8 7.4l4-5.2M8 7.4v6.4M4.6 8h6.8M4.6 10.8h6.8',
  file: 'M3.4 1.8h6l3.2 3.4v9H3.4zM9.2 1.8v3.6h3.4',
};

/** URL of an icon as a CSS mask, so that it takes the colour of its text. */
export function columnIconUrl(icon: ColumnIcon): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.4' stroke-linecap='round' stroke-linejoin='round'><path d='${lines[icon]}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
