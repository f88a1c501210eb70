import type { Page } from '@playwright/test';

/**
 * Selectors of the page's style sheets that animate for longer than 5 ms, as elements of their own have them now; and `*` when
 * every element has a duration.
 */
export const movingStyles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule]
          : rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule)
            ? rulesOf(rule.cssRules)
            : [],
      );
    const milliseconds = (style: CSSStyleDeclaration): number =>
      style.animationName === 'none'
        ? 0
        : Number.parseFloat(style.animationDuration) *
          1_000 *
          Number(style.animationIterationCount.replace('infinite', 'Infinity'));
    /** An element that the selector fits, in elements for what stands before it. */
    const fitting = (selector: string, room: Element): Element =>
      selector
        .trim()
        .split(/[\s>+~]+/)
        .reduce((parent, part) => {
          const element = document.createElement(/^[a-z]\w*/.exec(part)?.[0] ?? 'div');
          for (const [, name = ''] of part.matchAll(/\.([\w-]+)/g)) element.classList.add(name);
          for (const [, name = '', value = ''] of part.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g))
            element.setAttribute(name, value);
          return parent.appendChild(element);
        }, room);
    const room = document.body.appendChild(document.createElement('div'));
    const plain = getComputedStyle(room.appendChild(document.createElement('div')));
    const found = [plain.transitionDuration, plain.animationDuration].every((one) => one === '0s')
      ? []
      : ['*'];
    const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));
    for (const { selectorText, style } of rules.filter(
      (rule) => !['', 'none'].includes(rule.style.animationName),
    ))
      for (const selector of selectorText.split(/,(?![^(]*\))/)) {
        const pseudo = /::?(?:before|after)/.exec(selector)?.[0];
        const shown = getComputedStyle(fitting(selector.replace(/::?(?:before|after)/, ''), room), pseudo);
        if (shown.animationName === style.animationName && milliseconds(shown) > 5)
          found.push(selector.trim());
      }
    room.remove();
    return found;
  });
