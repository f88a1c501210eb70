import type { DrawnChart } from './DrawnChart.ts';

const palette = ['blue', 'green', 'orange', 'violet', 'cyan', 'red', 'amber', 'pink'] as const;

/** Text that ECharts reads as it stands: `{a|b}` would be markup. */
export const plainText = (text: string): string => text.replaceAll('{', '{\u2060');

/** Text of a chart in its theme. */
export const textStyle = ({ theme }: DrawnChart) => ({
  color: theme.text,
  // The picture to save has the name in an attribute, unescaped.
  fontFamily: theme.font.replaceAll('"', "'"),
  fontSize: theme.textSize ?? 12,
});

/** What every chart has: colours, then paler ones before any repeats, and a tooltip drawn as text. */
export const commonOption = (drawn: DrawnChart) => {
  const { theme } = drawn;
  return {
    animation: false,
    color: [0.85, 0.45].flatMap((alpha) => palette.map((name) => theme.color(name, alpha))),
    textStyle: textStyle(drawn),
    tooltip: {
      renderMode: 'richText',
      confine: true,
      hideDelay: 0,
      backgroundColor: theme.page,
      borderColor: theme.line,
      borderWidth: 1,
      padding: 8,
      textStyle: { ...textStyle(drawn), lineHeight: (drawn.theme.textSize ?? 12) * 1.5 },
    },
  };
};
